import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { generateSecret, verify } from 'otplib';
import { totpSecrets } from '../../database/schema/second-factors.ts';
import type { Tx } from '../../http/transaction.ts';
import type { AccountRef } from '../caller.ts';
import { lockAccount } from '../lock-account.ts';
import { seal, unseal } from '../sealed-secret.ts';

/** Seconds of a time step, which is also the tolerated clock difference. */
const STEP_SECONDS = 30;
/** A new secret must be confirmed within this time. */
const SET_UP_MS = 15 * 60_000;

const ownerOf = ({ kind, id }: AccountRef): string => `totp:${kind}:${id}`;
const secretOf = ({ kind, id }: AccountRef) => and(eq(totpSecrets.account_kind, kind), eq(totpSecrets.account_id, id));

/** When the account enabled its authenticator app; null when it has none. */
export async function totpSince(tx: Tx, account: AccountRef): Promise<Date | null> {
  const [row] = await tx.select({ since: totpSecrets.confirmed_at }).from(totpSecrets).where(secretOf(account));
  return row?.since ?? null;
}

/**
 * Creates a secret that becomes active once one of its codes is confirmed. It replaces an earlier secret, even an
 * active one, so check `totpSince` before.
 */
export async function newTotp(tx: Tx, key: Buffer, account: AccountRef, now: Date): Promise<string> {
  const secret = generateSecret();
  const values = { secret: seal(key, secret, ownerOf(account)), created_at: now, confirmed_at: null, last_step: null };
  await tx
    .insert(totpSecrets)
    .values({ account_kind: account.kind, account_id: account.id, ...values })
    .onConflictDoUpdate({ target: [totpSecrets.account_kind, totpSecrets.account_id], set: values });
  return secret;
}

/**
 * Verifies a code and spends its time step: neither this nor an earlier step is accepted again. Takes the lock of the
 * account, so that of two identical codes sent at once one is refused.
 */
export async function acceptTotp(tx: Tx, key: Buffer, account: AccountRef, code: string, now: Date): Promise<boolean> {
  return accept(tx, key, account, { code, now, isConfirmed: true });
}

/**
 * Enables the authenticator app with its first code. @returns false for a wrong code, or when there is nothing to
 * confirm.
 */
export async function confirmTotp(tx: Tx, key: Buffer, account: AccountRef, code: string, now: Date): Promise<boolean> {
  return accept(tx, key, account, { code, now, isConfirmed: false });
}

interface Attempt {
  readonly code: string;
  readonly now: Date;
  /** Whether the secret is active, rather than being set up. */
  readonly isConfirmed: boolean;
}

async function accept(tx: Tx, key: Buffer, account: AccountRef, { code, now, isConfirmed }: Attempt): Promise<boolean> {
  await lockAccount(tx, account);
  const state = isConfirmed
    ? isNotNull(totpSecrets.confirmed_at)
    : and(isNull(totpSecrets.confirmed_at), gt(totpSecrets.created_at, new Date(now.getTime() - SET_UP_MS)));
  const [row] = await tx
    .select()
    .from(totpSecrets)
    .where(and(secretOf(account), state));
  if (row === undefined) return false;
  const checked = await verify({
    secret: unseal(key, row.secret, ownerOf(account)),
    token: code,
    epoch: Math.floor(now.getTime() / 1_000),
    epochTolerance: STEP_SECONDS,
    ...(row.last_step !== null && { afterTimeStep: row.last_step }),
  });
  if (!checked.valid || !('timeStep' in checked)) return false;
  await tx
    .update(totpSecrets)
    .set({ last_step: checked.timeStep, ...(!isConfirmed && { confirmed_at: now }) })
    .where(secretOf(account));
  return true;
}

/** Deletes the authenticator app, even an unconfirmed one. @returns whether there was one. */
export async function deleteTotp(tx: Tx, account: AccountRef): Promise<boolean> {
  const deleted = await tx.delete(totpSecrets).where(secretOf(account));
  return deleted.rowCount === 1;
}
