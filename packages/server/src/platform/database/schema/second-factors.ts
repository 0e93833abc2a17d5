import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, identity, instant, textList } from './columns.ts';
import type { AccountKind } from './sessions.ts';

const owner = () => ({ account_kind: text().$type<AccountKind>().notNull(), account_id: integer().notNull() });

/** Authenticator apps, at most one of an account. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    ...owner(),
    /** Sealed with the key of the installation. */
    secret: bytes().notNull(),
    created_at: createdAt(),
    /** Null until a code of it was entered; only then it counts. */
    confirmed_at: instant(),
    /** The newest time step whose code was accepted; it and all before are used up. */
    last_step: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.account_kind, t.account_id] }),
    check('totp_secrets_account_kind_known', sql`${t.account_kind} in ('admin', 'instructor')`),
  ],
);

/** Codes that stand in for a lost factor, each once; only their hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { ...owner(), code_hash: bytes().notNull(), created_at: createdAt(), used_at: instant() },
  (t) => [
    primaryKey({ columns: [t.account_kind, t.account_id, t.code_hash] }),
    check('recovery_codes_account_kind_known', sql`${t.account_kind} in ('admin', 'instructor')`),
  ],
);

/** WebAuthn credentials; what is kept of them is public. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    ...owner(),
    /** As the authenticator names it, base64url. */
    credential_id: text().notNull(),
    public_key: bytes().notNull(),
    /** Of the last signature; one that does not count up comes from a copy. 0 where the authenticator does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: textList(),
    name: text().notNull(),
    created_at: createdAt(),
    last_used_at: instant(),
  },
  (t) => [
    uniqueIndex('passkeys_credential_key').on(t.credential_id),
    index('passkeys_by_account').on(t.account_kind, t.account_id),
    check('passkeys_account_kind_known', sql`${t.account_kind} in ('admin', 'instructor')`),
  ],
);

export type ChallengePurpose = 'sign-in' | 'passkey-sign-in' | 'add-passkey';

/** Sign-ins and set-ups that wait for a second factor; only the hash of the token is kept, and each works once. */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    id: identity(),
    token_hash: bytes().notNull(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** Null while nobody has said who they are. */
    account_kind: text().$type<AccountKind>(),
    account_id: integer(),
    /** Of the credentials that were right; others since then end the challenge. */
    credential_version: integer(),
    /** What a passkey has to sign; null where the account has none. */
    passkey_challenge: text(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    uniqueIndex('second_factor_challenges_token_key').on(t.token_hash),
    index('second_factor_challenges_expires_at').on(t.expires_at),
    check('second_factor_challenges_purpose_known', sql`${t.purpose} in ('sign-in', 'passkey-sign-in', 'add-passkey')`),
    check(
      'second_factor_challenges_owned',
      sql`${t.purpose} = 'passkey-sign-in' or (${t.account_kind} in ('admin', 'instructor') and ${t.account_id} is not null and ${t.credential_version} is not null)`,
    ),
  ],
);
