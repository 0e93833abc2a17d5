import type { MenuKey } from '@widya/contract/menu';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, emptyText, identity, instant } from './columns.ts';

/**
 * Tokens with which programs call the API (D246). Only a hash is stored; rows are never deleted, because log rows name
 * their id. Names of accounts are copied, as accounts can be deleted.
 */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: identity(),
    name: text().notNull(),
    token_hash: bytes().notNull(),
    keys: jsonb().$type<readonly MenuKey[]>().notNull(),
    /** Remotes that a deploy token may publish (D261); null for any other token. */
    remotes: jsonb().$type<readonly string[]>(),
    access: text().$type<'read' | 'write'>().notNull(),
    created_by: integer().notNull(),
    created_by_name: emptyText(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    /** Empty until the token is revoked, and when it ended with the rights of its maker. */
    revoked_by_name: emptyText(),
    /** Accurate to a minute. */
    last_used_at: instant(),
    last_used_ip: text(),
  },
  (t) => [
    uniqueIndex('api_tokens_token_hash_key').on(t.token_hash),
    index('api_tokens_live_by_maker').on(t.created_by).where(sql`${t.revoked_at} is null`),
    check('api_tokens_access_known', sql`${t.access} in ('read', 'write')`),
  ],
);
