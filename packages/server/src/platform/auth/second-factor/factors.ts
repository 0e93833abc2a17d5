import { needsSecondFactor } from '@widya/contract/second-factor-rule';
import type { Config } from '../../config/config.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import type { AccountRef, Caller } from '../caller.ts';
import { deletePasskeys, type PasskeyRow, selectPasskeys } from './passkeys.ts';
import { deleteRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { deleteTotp, totpSince } from './totp.ts';

/** The second factors of an account; recovery codes replace a factor but do not count as one. */
export interface Factors {
  readonly totp: boolean;
  readonly passkeys: readonly PasskeyRow[];
}

export async function factorsOf(tx: Tx, account: AccountRef): Promise<Factors> {
  return { totp: (await totpSince(tx, account)) !== null, passkeys: await selectPasskeys(tx, account) };
}

/** Whether a sign-in needs a second factor. */
export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys.length > 0;

/**
 * Creates the recovery codes that come with the first factor of an account. @param before factors before the new one.
 * @returns null when the account already had one.
 */
export const codesOfFirstFactor = async (
  tx: Tx,
  account: AccountRef,
  before: Factors,
  now: Date,
): Promise<string[] | null> => (hasFactor(before) ? null : newRecoveryCodes(tx, account, now));

/** Whether the account must have a second factor. */
export const isRequired = ({ requireSecondFactor }: Pick<Config, 'requireSecondFactor'>, caller: Caller): boolean =>
  requireSecondFactor && needsSecondFactor(caller.role, caller.keys);

/**
 * Finishes the removal of a factor: recovery codes are deleted with the last factor, which an account that must have
 * one cannot remove.
 * @throws ApiFailure 409 INVALID_TRANSITION, which rolls the removal back.
 */
export async function settleRemoval(
  tx: Tx,
  config: Pick<Config, 'requireSecondFactor'>,
  caller: Caller,
): Promise<void> {
  if (hasFactor(await factorsOf(tx, caller))) return;
  if (isRequired(config, caller))
    throw new ApiFailure(
      409,
      'INVALID_TRANSITION',
      'Akun Anda wajib memakai faktor kedua. Tambahkan yang lain sebelum menghapus yang terakhir.',
    );
  await deleteRecoveryCodes(tx, caller);
}

/** Deletes all factors and codes, when a superadmin resets a lost factor or the account is deleted. */
export async function deleteFactors(tx: Tx, account: AccountRef): Promise<void> {
  await deleteTotp(tx, account);
  await deletePasskeys(tx, account);
  await deleteRecoveryCodes(tx, account);
}
