import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { admins, instructors } from '../database/schema/accounts.ts';
import { sessions } from '../database/schema/sessions.ts';
import type { Tx } from '../http/transaction.ts';
import type { AccountRef } from './caller.ts';
import { rememberDevice } from './known-devices.ts';
import { newToken, sha256 } from './tokens.ts';

/** A session ends after 30 days whatever happens (decision 12, S5). */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1_000;

/** Why a session ended early. */
export type RevocationReason =
  | 'logout'
  | 'banned'
  | 'deleted'
  | 'password_changed'
  | 'password_reset'
  | 'role_changed'
  | 'email_changed';

export interface NewSession {
  /** The only place where the token exists in clear; it goes to the browser and nowhere else. */
  readonly token: string;
  readonly id: number;
  readonly expiresAt: Date;
}

type SessionContext = {
  readonly tx: Tx;
  readonly now: Date;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly device: string | null;
};

/** Opens a session for an account, remembers the device it was opened from and stores a renewed password hash. */
export async function createSession(
  ctx: SessionContext,
  account: AccountRef & { readonly renewedHash?: string | null },
): Promise<NewSession> {
  const { token, hash } = newToken();
  const expiresAt = new Date(ctx.now.getTime() + SESSION_MS);
  if (account.renewedHash) await storeHash(ctx.tx, account, account.renewedHash);
  if (ctx.device) await rememberDevice(ctx.tx, account, ctx.device, ctx.now);
  const [row] = await ctx.tx
    .insert(sessions)
    .values({
      token_hash: hash,
      account_kind: account.kind,
      account_id: account.id,
      created_at: ctx.now,
      last_seen_at: ctx.now,
      expires_at: expiresAt,
      ip: ctx.ip,
      user_agent: ctx.userAgent?.slice(0, 300) ?? null,
      known_device_hash: ctx.device ? sha256(ctx.device) : null,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error('A session was not stored');
  return { token, id: row.id, expiresAt };
}

async function storeHash(tx: Tx, { kind, id }: AccountRef, password_hash: string): Promise<void> {
  const table = kind === 'admin' ? admins : instructors;
  await tx.update(table).set({ password_hash }).where(eq(table.id, id));
}

/**
 * Ends the sessions of an account at once: every call asks the database, so the next one is refused (S5).
 * @param options.except session that stays, such as the one a password is changed from.
 * @returns how many were ended.
 */
export async function revokeSessions(
  tx: Tx,
  account: AccountRef,
  options: { readonly reason: RevocationReason; readonly now: Date; readonly except?: number },
): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revoked_at: options.now, revoked_reason: options.reason })
    .where(
      and(
        eq(sessions.account_kind, account.kind),
        eq(sessions.account_id, account.id),
        isNull(sessions.revoked_at),
        options.except === undefined ? undefined : ne(sessions.id, options.except),
      ),
    );
  return ended.rowCount ?? 0;
}

/** Ends one session (sign-out). @returns whether it was still open. */
export async function revokeSession(tx: Tx, id: number, now: Date): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revoked_at: now, revoked_reason: 'logout' })
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at), gt(sessions.expires_at, now)));
  return (ended.rowCount ?? 0) > 0;
}
