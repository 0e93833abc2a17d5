import { eq } from 'drizzle-orm';
import { tableOf } from '../../auth/account-table.ts';
import type { AccountRef, Caller } from '../../auth/caller.ts';
import { assertAcceptablePassword } from '../../auth/password-rules.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { revokeSessions } from '../../auth/sessions.ts';
import { admitAttempt, forgive } from '../../auth/throttle.ts';
import { sha256 } from '../../auth/tokens.ts';
import { admins, instructors } from '../../database/schema/accounts.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Ctx, PreparationCtx } from '../../http/context.ts';
import type { Tx } from '../../http/transaction.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** What the slow part proved: the stored hash that the old password fits, and the hash of the new one. */
interface ProvenChange {
  readonly from: string;
  readonly to: string;
}

const wrongOldPassword = (): ApiFailure =>
  new ApiFailure(422, 'INVALID_PASSWORD', undefined, { errors: { oldPassword: 'Kata sandi lama salah' } });

async function storedHash(db: Tx, account: Caller, lock: boolean): Promise<string | null> {
  const table = tableOf(account);
  const rows = db.select({ hash: table.password_hash }).from(table).where(eq(table.id, account.id));
  const [row] = await (lock ? rows.for('update') : rows);
  return row?.hash ?? null;
}

/**
 * Proves the old password and hashes the new one, before the transaction. Wrong guesses are throttled like those of a
 * sign-in, so that a session left open cannot be used to find the password out.
 * @throws ApiFailure 422 INVALID_PASSWORD or VALIDATION, 429 RATE_LIMITED.
 */
export async function provePasswordChange(
  ctx: Pick<PreparationCtx, 'db' | 'pool' | 'now' | 'ip' | 'caller' | 'config'>,
  { oldPassword, newPassword }: PasswordChange,
): Promise<ProvenChange> {
  const { caller } = ctx;
  const { hashingCost } = ctx.config;
  assertAcceptablePassword(newPassword);
  const source = { accountHash: sha256(`password:${caller.kind}:${caller.id}`), ip: ctx.ip, knownDevice: null };
  const attempt = await admitAttempt(ctx.pool, source, ctx.now);
  const from = await storedHash(ctx.db, caller, false);
  if (!(await verifyPassword(from, oldPassword, hashingCost, 'known')) || from === null) throw wrongOldPassword();
  await forgive(ctx.pool, attempt);
  return { from, to: await hashPassword(newPassword, hashingCost, 'known') };
}

/** A password that its owner has chosen: it does not run out. */
export async function storePassword(tx: Tx, { kind, id }: AccountRef, password_hash: string, now: Date): Promise<void> {
  const chosen = { password_hash, password_changed_at: now };
  if (kind === 'admin') await tx.update(admins).set(chosen).where(eq(admins.id, id));
  else
    await tx
      .update(instructors)
      .set({ ...chosen, password_expires_at: null })
      .where(eq(instructors.id, id));
}

/**
 * Stores the new password and ends every other session of the account.
 * @throws ApiFailure 422 INVALID_PASSWORD when the password was changed meanwhile. Source: specification 1 §8, decision 15.
 */
export async function storePasswordChange(
  ctx: Pick<Ctx, 'tx' | 'now' | 'caller' | 'audit'>,
  change: ProvenChange,
): Promise<{ success: true; affectedRows: number }> {
  const { tx, now, caller } = ctx;
  if ((await storedHash(tx, caller, true)) !== change.from) throw wrongOldPassword();
  await storePassword(tx, caller, change.to, now);
  await revokeSessions(tx, caller, { reason: 'password_changed', now, except: caller.sessionId });
  ctx.audit({ object: caller.kind, objectId: caller.id, label: caller.name });
  return { success: true, affectedRows: 1 };
}
