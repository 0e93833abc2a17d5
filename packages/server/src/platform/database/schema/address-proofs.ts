import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigIdentity, bytes, createdAt, instant } from './columns.ts';

/** Six-digit codes mailed to prove that somebody reads an address; the link in the same mail has its own token. */
export const addressCodes = pgTable(
  'address_codes',
  {
    id: bigIdentity(),
    /** Identifies the attempt in the browser that requested the code; the code is useless without it. */
    challenge_hash: bytes().notNull(),
    link_hash: bytes().notNull(),
    email: text().notNull(),
    code_hash: bytes().notNull(),
    /** Path of the site to which the mailed link redirects. */
    return_to: text().notNull(),
    attempts: smallint().notNull().default(0),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [
    uniqueIndex('address_codes_challenge_key').on(t.challenge_hash),
    uniqueIndex('address_codes_link_key').on(t.link_hash),
    index('address_codes_by_email').on(t.email, t.created_at),
    index('address_codes_expires_at').on(t.expires_at),
  ],
);

/** Devices that have proven an address; only the hash of their token is stored. */
export const addressProofs = pgTable(
  'address_proofs',
  {
    id: bigIdentity(),
    token_hash: bytes().notNull(),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    user_agent: text(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
  },
  (t) => [
    uniqueIndex('address_proofs_token_key').on(t.token_hash),
    index('address_proofs_by_email').on(t.email),
    index('address_proofs_expires_at').on(t.expires_at),
  ],
);
