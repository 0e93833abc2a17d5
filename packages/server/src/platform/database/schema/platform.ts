import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bigIdentity, bytes, createdAt, identity, instant } from './columns.ts';

/** Responses of POST calls by Idempotency-Key, stored for 24 h (D306). `status` is null while the first call runs. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: bigIdentity(),
    key: text().notNull(),
    /** 'admin:12', 'instructor:3', 'token:3' or 'public:<ip>'. */
    caller: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    body_hash: bytes().notNull(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('idempotency_keys_caller_key').on(t.caller, t.key),
    index('idempotency_keys_created_at').on(t.created_at),
  ],
);

/** Every stored upload. A file without an owner record is temporary and removed after `temporary_until` (D36). */
export const files = pgTable(
  'files',
  {
    id: identity(),
    key: text().notNull(),
    owner_kind: text().notNull(),
    owner_id: integer(),
    original_name: text().notNull().default(''),
    content_type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Lower-case hex; of the bytes that were received, which for an image are not those that are stored. */
    sha256: text().notNull(),
    /** 'class:12', 'instructor:3'; null while temporary. */
    attached_to: text(),
    temporary_until: instant(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('files_key_key').on(t.key),
    index('files_attached_to').on(t.attached_to),
    index('files_temporary_until').on(t.temporary_until).where(sql`${t.temporary_until} is not null`),
  ],
);

/** Server processes that share this database. Each renews its row while it runs and removes it when it stops. */
export const serverHeartbeats = pgTable('server_heartbeats', {
  /** New for each start. */
  id: uuid().primaryKey(),
  host: text().notNull(),
  version: text().notNull(),
  node: text().notNull(),
  /** Whether it also works on jobs and mails. */
  jobs: boolean().notNull(),
  started_at: createdAt(),
  seen_at: createdAt(),
});

/**
 * What browsers reported of the version that their account gets, and of overrides; removed after seven days. Counts
 * only, without accounts.
 */
export const remoteReports = pgTable(
  'remote_reports',
  {
    remote: text().notNull(),
    version: text().notNull(),
    minute: instant().notNull(),
    /** Screens that came up. */
    openings: integer().notNull(),
    failures: integer().notNull(),
    /** First rows by time, one count per bucket of `rows-buckets.ts`. */
    rows: integer().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.version, t.minute] })],
);

/** Facts about this installation, such as its demo data and the time of the last nightly check. */
export const appMeta = pgTable('app_meta', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updated_at: createdAt(),
});
