import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { sessions } from '../database/schema/sessions.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Tx } from '../http/transaction.ts';
import { tableOf } from './account-table.ts';
import type { AccountRef } from './caller.ts';
import { endApiTokens } from './end-api-tokens.ts';
import { rememberDevice } from './known-devices.ts';
import { endPasswordLinks } from './password-links.ts';
import { newToken, sha256 } from './tokens.ts';

/** A session expires after 30 days, even when it is used (D12, S5). */
export const SESSION_MS = 30 * 24 * 60 * 60 * 1_000;

/** Why a session ended early. */
export type RevocationReason =
  | 'logout'
  | 'ended_by_owner'
  | 'banned'
  | 'deleted'
  | 'password_changed'
  | 'password_reset'
  | 'role_changed'
  | 'email_changed'
  | 'second_factor_changed'
  | 'second_factor_reset';

/** Reasons that also revoke the API tokens of the account. */
const LOSES_RIGHTS: ReadonlySet<RevocationReason> = new Set(['banned', 'deleted', 'role_changed']);

export interface NewSession {
  /** The plain token, which exists only here; it is sent to the browser and never stored. */
  readonly token: string;
  readonly id: number;
  readonly expiresAt: Date;
}

/** An account whose credentials were verified, with their version. */
export interface VerifiedAccount extends AccountRef {
  readonly credentialVersion: number;
  /** A new hash of the password, when the stored one has outdated parameters. */
  readonly renewedHash?: string | null;
}

type SessionContext = {
  readonly tx: Tx;
  readonly now: Date;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly device: string | null;
};

/**
 * Creates a session for an account, stores its device and a renewed password hash.
 * @throws ApiFailure 401 CREDENTIAL_NOT_FOUND when the credentials changed after they were verified, for example by a
 * new password or a ban.
 */
export async function createSession(ctx: SessionContext, account: VerifiedAccount): Promise<NewSession> {
  await confirmVerified(ctx.tx, account);
  const { token, hash } = newToken();
  const expiresAt = new Date(ctx.now.getTime() + SESSION_MS);
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

/**
 * Locks an account if its credentials are still the verified ones, and stores a renewed password hash.
 * @throws ApiFailure 401 CREDENTIAL_NOT_FOUND when they changed in the meantime.
 */
export async function confirmVerified(tx: Tx, account: VerifiedAccount): Promise<void> {
  await lockUnchanged(tx, account);
  if (account.renewedHash) await storeHash(tx, account, account.renewedHash);
}

/** Locks the account, so that a concurrent change of its credentials waits, sees the new session and ends it. */
async function lockUnchanged(tx: Tx, account: VerifiedAccount): Promise<void> {
  const table = tableOf(account);
  const rows = tx.select({ version: table.credential_version }).from(table).where(eq(table.id, account.id));
  const [row] = await rows.for('update');
  if (row?.version !== account.credentialVersion) throw new ApiFailure(401, 'CREDENTIAL_NOT_FOUND');
}

async function storeHash(tx: Tx, account: AccountRef, password_hash: string): Promise<void> {
  const table = tableOf(account);
  await tx.update(table).set({ password_hash }).where(eq(table.id, account.id));
}

/**
 * Ends the sessions of an account from the next call on, as every call reads them from the database (S5). Sign-ins that
 * are still in progress fail, and password links mailed before become invalid. A ban, a deletion and a changed role
 * also revoke the API tokens of the account.
 * @param options.except session that stays, such as the one in which the password is changed.
 * @returns how many were ended.
 */
export async function revokeSessions(
  tx: Tx,
  account: AccountRef,
  options: { readonly reason: RevocationReason; readonly now: Date; readonly except?: number },
): Promise<number> {
  const table = tableOf(account);
  const credential_version = sql`${table.credential_version} + 1`;
  await tx.update(table).set({ credential_version }).where(eq(table.id, account.id));
  await endPasswordLinks(tx, account, options.now);
  if (LOSES_RIGHTS.has(options.reason)) await endApiTokens(tx, account, options.now);
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
