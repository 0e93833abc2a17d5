import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, identity, instant, textList } from './columns.ts';
import type { AccountKind } from './sessions.ts';

const owner = () => ({ account_kind: text().$type<AccountKind>().notNull(), account_id: integer().notNull() });

/** Authenticator apps, at most one per account. */
export const totpSecrets = pgTable(
  'totp_secrets',
  {
    ...owner(),
    /** Encrypted with the key of the installation. */
    secret: bytes().notNull(),
    created_at: createdAt(),
    /** Null until one of its codes was entered; unconfirmed apps do not count as a second factor. */
    confirmed_at: instant(),
    /** The newest time step whose code was accepted; codes of this and earlier steps are refused. */
    last_step: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.account_kind, t.account_id] }),
    check('totp_secrets_account_kind_known', sql`${t.account_kind} in ('admin', 'instructor')`),
  ],
);

/** Single-use codes that replace a lost second factor; only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { ...owner(), code_hash: bytes().notNull(), created_at: createdAt(), used_at: instant() },
  (t) => [
    primaryKey({ columns: [t.account_kind, t.account_id, t.code_hash] }),
    check('recovery_codes_account_kind_known', sql`${t.account_kind} in ('admin', 'instructor')`),
  ],
);

/** WebAuthn credentials; all stored values are public. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: identity(),
    ...owner(),
    /** The authenticator's id of the credential, base64url. */
    credential_id: text().notNull(),
    public_key: bytes().notNull(),
    /**
     * Counter of the last signature; a counter that does not grow means a copied key. 0 when the authenticator does not
     * count.
     */
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

/** Sign-ins and set-ups that wait for a second factor; single use, and only the hash of the token is stored. */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    id: identity(),
    token_hash: bytes().notNull(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** Null while it is unknown who signs in. */
    account_kind: text().$type<AccountKind>(),
    account_id: integer(),
    /** Version of the verified credentials; a newer version in the account invalidates the challenge. */
    credential_version: integer(),
    /** The challenge that a passkey must sign; null when the account has no passkey. */
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
