import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigIdentity, bytes, createdAt, instant } from './columns.ts';

/** Six-digit codes mailed to an address to prove that somebody reads its mail; the link in the same mail has a token of its own. */
export const addressCodes = pgTable(
  'address_codes',
  {
    id: bigIdentity(),
    /** Names the attempt in the browser that asked; without it a code is worth nothing. */
    challenge_hash: bytes().notNull(),
    link_hash: bytes().notNull(),
    email: text().notNull(),
    code_hash: bytes().notNull(),
    /** Path of the site that the link in the mail goes on to. */
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

/** Devices that have proved an address: only the hash of their token is kept. */
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
