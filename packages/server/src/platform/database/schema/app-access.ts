import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, createdAt, identity, instant } from './columns.ts';
import { members } from './members.ts';

/** Tokens with which an app acts for one person; only hashes are stored (S6). */
export const appTokens = pgTable(
  'app_tokens',
  {
    id: identity(),
    member_id: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    token_hash: bytes().notNull(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [uniqueIndex('app_tokens_hash_key').on(t.token_hash), index('app_tokens_member').on(t.member_id)],
);

/** Phones that receive notifications, each for the person who signed in there last. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: identity(),
    member_id: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** FCM registration: the push service's address of the app on this phone. */
    registration: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('push_devices_registration_key').on(t.registration),
    index('push_devices_member').on(t.member_id),
  ],
);
