import { eq } from 'drizzle-orm';
import type { AccountRef } from '../../platform/auth/caller.ts';
import { lockProven, proveOwnPassword } from '../../platform/auth/own-password.ts';
import { assertAcceptablePassword } from '../../platform/auth/password-rules.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { revokeSessions } from '../../platform/auth/sessions.ts';
import { admins, instructors } from '../../platform/database/schema/accounts.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** The result of the slow part: the stored hash that matched the old password, and the hash of the new one. */
interface ProvenChange {
  readonly from: string;
  readonly to: string;
}

/**
 * Verifies the old password and hashes the new one, before the transaction.
 * @throws ApiFailure 422 INVALID_PASSWORD or VALIDATION, 429 RATE_LIMITED.
 */
export async function provePasswordChange(
  ctx: Parameters<typeof proveOwnPassword>[0],
  { oldPassword, newPassword }: PasswordChange,
): Promise<ProvenChange> {
  assertAcceptablePassword(newPassword);
  const from = await proveOwnPassword(ctx, oldPassword, 'oldPassword');
  return { from, to: await hashPassword(newPassword, ctx.config.hashingCost, 'known') };
}

/** Stores a password that its owner has chosen; it does not expire. The caller ends the sessions. */
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
 * Stores the new password and ends all other sessions of the account.
 * @throws ApiFailure 422 INVALID_PASSWORD when the password was changed in the meantime. Source: D15.
 */
export async function storePasswordChange(
  ctx: Pick<Ctx, 'tx' | 'now' | 'caller' | 'audit'>,
  change: ProvenChange,
): Promise<{ success: true; affectedRows: number }> {
  const { tx, now, caller } = ctx;
  await lockProven(tx, caller, change.from, 'oldPassword');
  await storePassword(tx, caller, change.to, now);
  await revokeSessions(tx, caller, { reason: 'password_changed', now, except: caller.sessionId });
  ctx.audit({ object: caller.kind, objectId: caller.id, label: caller.name });
  return { success: true, affectedRows: 1 };
}
