import { needsSecondFactor } from '@widya/contract/second-factor-rule';
import type { Config } from '../../config/config.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import type { AccountRef, Caller } from '../caller.ts';
import { deletePasskeys, type PasskeyRow, selectPasskeys } from './passkeys.ts';
import { deleteRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';
import { deleteTotp, totpSince } from './totp.ts';

/** The second factors of an account; recovery codes stand in for one and are none by themselves. */
export interface Factors {
  readonly totp: boolean;
  readonly passkeys: readonly PasskeyRow[];
}

export async function factorsOf(tx: Tx, account: AccountRef): Promise<Factors> {
  return { totp: (await totpSince(tx, account)) !== null, passkeys: await selectPasskeys(tx, account) };
}

/** Whether a sign-in needs more than the password. */
export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys.length > 0;

/** Gives the first factor of an account recovery codes. @param before the factors that it had. @returns null when it has some already. */
export const codesOfFirstFactor = async (
  tx: Tx,
  account: AccountRef,
  before: Factors,
  now: Date,
): Promise<string[] | null> => (hasFactor(before) ? null : newRecoveryCodes(tx, account, now));

/** Whether the account may not be without a second factor. */
export const isRequired = ({ requireSecondFactor }: Pick<Config, 'requireSecondFactor'>, caller: Caller): boolean =>
  requireSecondFactor && needsSecondFactor(caller.role, caller.keys);

/**
 * After a factor was removed: recovery codes go with the last one, which an account that must have one cannot remove.
 * @throws ApiFailure 409 INVALID_TRANSITION, which undoes the removal.
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

/** Removes everything, as when a superadmin resets a lost factor or the account is deleted. */
export async function deleteFactors(tx: Tx, account: AccountRef): Promise<void> {
  await deleteTotp(tx, account);
  await deletePasskeys(tx, account);
  await deleteRecoveryCodes(tx, account);
}
