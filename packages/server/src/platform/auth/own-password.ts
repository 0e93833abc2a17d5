import { eq } from 'drizzle-orm';
import { ApiFailure } from '../http/api-failure.ts';
import type { PreparationCtx } from '../http/context.ts';
import type { Tx } from '../http/transaction.ts';
import { tableOf } from './account-table.ts';
import type { AccountRef } from './caller.ts';
import { verifyPassword } from './passwords.ts';
import { admitAttempt, forgive } from './throttle.ts';
import { sha256 } from './tokens.ts';

/** Fields of the body that may hold the current password, with their error messages. */
const WRONG = { oldPassword: 'Kata sandi lama salah', password: 'Kata sandi salah' } as const;
type Field = keyof typeof WRONG;

const wrongPassword = (field: Field): ApiFailure =>
  new ApiFailure(422, 'INVALID_PASSWORD', undefined, { errors: { [field]: WRONG[field] } });

async function storedHash(db: Tx, account: AccountRef, lock: boolean): Promise<string | null> {
  const table = tableOf(account);
  const rows = db.select({ hash: table.password_hash }).from(table).where(eq(table.id, account.id));
  const [row] = await (lock ? rows.for('update') : rows);
  return row?.hash ?? null;
}

/**
 * Verifies the caller's own password, before the transaction. Wrong attempts are throttled like sign-ins, so that an
 * unattended session cannot be used to guess the password.
 * @returns the stored hash that it matches.
 * @throws ApiFailure 422 INVALID_PASSWORD, 429 RATE_LIMITED.
 */
export async function proveOwnPassword(
  { db, pool, now, ip, caller, config }: Pick<PreparationCtx, 'db' | 'pool' | 'now' | 'ip' | 'caller' | 'config'>,
  password: string,
  field: Field,
): Promise<string> {
  const source = { accountHash: sha256(`password:${caller.kind}:${caller.id}`), ip, knownDevice: null };
  const attempt = await admitAttempt(pool, source, now);
  const stored = await storedHash(db, caller, false);
  if (!(await verifyPassword(stored, password, config.hashingCost, 'known')) || stored === null)
    throw wrongPassword(field);
  await forgive(pool, attempt);
  return stored;
}

/**
 * Locks the account whose password was verified.
 * @throws ApiFailure 422 INVALID_PASSWORD when the password was changed in the meantime.
 */
export async function lockProven(tx: Tx, account: AccountRef, proven: string, field: Field): Promise<void> {
  if ((await storedHash(tx, account, true)) !== proven) throw wrongPassword(field);
}
