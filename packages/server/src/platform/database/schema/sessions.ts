import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigIdentity, bytes, createdAt, instant } from './columns.ts';

export type AccountKind = 'admin' | 'instructor';

const accountKind = () => text().$type<AccountKind>().notNull();

/** Signed-in sessions; only the hash of the bearer token is stored (S5, S6, D12). */
export const sessions = pgTable(
  'sessions',
  {
    id: bigIdentity(),
    token_hash: bytes().notNull(),
    account_kind: accountKind(),
    account_id: integer().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    revoked_reason: text(),
    last_seen_at: createdAt(),
    ip: text(),
    user_agent: text(),
    known_device_hash: bytes(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_key').on(t.token_hash),
    index('sessions_live_by_account').on(t.account_kind, t.account_id).where(sql`${t.revoked_at} is null`),
    index('sessions_expires_at').on(t.expires_at),
    check('sessions_account_kind_known', sql`${t.account_kind} in ('admin', 'instructor')`),
  ],
);

/**
 * Recent sign-in attempts, for throttling (S3). `account_hash` hides the typed email; `ip` is `device:<hash>` for a
 * known device, which is counted separately.
 */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: bigIdentity(),
    account_hash: bytes().notNull(),
    ip: text().notNull(),
    at: createdAt(),
    ok: boolean().notNull(),
  },
  (t) => [
    index('login_attempts_by_account').on(t.account_hash, t.ip, t.at),
    index('login_attempts_by_ip').on(t.ip, t.at),
    index('login_attempts_at').on(t.at),
  ],
);

/** Solved proof-of-work challenges of registration forms; each is accepted once. */
export const spentProofs = pgTable('spent_proofs', {
  signature: text().primaryKey(),
  expires_at: instant().notNull(),
});

/** Devices from which an account has signed in before; they may sign in while others are throttled (S3). */
export const knownDevices = pgTable(
  'known_devices',
  {
    account_kind: accountKind(),
    account_id: integer().notNull(),
    device_hash: bytes().notNull(),
    first_seen_at: createdAt(),
    last_seen_at: createdAt(),
    uses: bigint({ mode: 'number' }).notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.account_kind, t.account_id, t.device_hash] })],
);
