import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '@widya/contract/codes';
import { and, eq, isNull } from 'drizzle-orm';
import { recoveryCodes } from '../../database/schema/second-factors.ts';
import type { Tx } from '../../http/transaction.ts';
import type { AccountRef } from '../caller.ts';
import { sha256 } from '../tokens.ts';

const CODE_COUNT = 10;
/** 16 characters of 31 are 79 random bits, which nobody can guess, not even from the hash. */
const GROUPS = 4;
const GROUP_LENGTH = 4;

const codesOf = ({ kind, id }: AccountRef) =>
  and(eq(recoveryCodes.account_kind, kind), eq(recoveryCodes.account_id, id));

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** Ignores spaces, dashes and case, since people type codes differently. */
const hashOf = (code: string): Buffer => sha256(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

/** Creates codes that replace all earlier ones. @returns the plain codes, which are never shown again. */
export async function newRecoveryCodes(tx: Tx, account: AccountRef, now: Date): Promise<string[]> {
  await deleteRecoveryCodes(tx, account);
  const codes = Array.from({ length: CODE_COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));
  const { kind: account_kind, id: account_id } = account;
  const rows = codes.map((code) => ({ account_kind, account_id, code_hash: hashOf(code), created_at: now }));
  await tx.insert(recoveryCodes).values(rows);
  return codes;
}

/** Number of unused codes. */
export const countRecoveryCodes = (tx: Tx, account: AccountRef): Promise<number> =>
  tx.$count(recoveryCodes, and(codesOf(account), isNull(recoveryCodes.used_at)));

/** Spends a code with one conditional update, so that only one of several concurrent attempts succeeds (S8). */
export async function spendRecoveryCode(tx: Tx, account: AccountRef, code: string, now: Date): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(and(codesOf(account), eq(recoveryCodes.code_hash, hashOf(code)), isNull(recoveryCodes.used_at)));
  return spent.rowCount === 1;
}

export async function deleteRecoveryCodes(tx: Tx, account: AccountRef): Promise<void> {
  await tx.delete(recoveryCodes).where(codesOf(account));
}
