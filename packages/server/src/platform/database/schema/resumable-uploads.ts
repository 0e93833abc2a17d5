import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import type { AccountKind } from './sessions.ts';

/** Large files that arrive in parts; the upload store has the bytes under the same id. */
export const resumableUploads = pgTable(
  'resumable_uploads',
  {
    /** 32 hex digits. */
    id: text().primaryKey(),
    owner_kind: text().$type<AccountKind>().notNull(),
    owner_id: integer().notNull(),
    /** Size of the whole file in bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** When bytes last arrived; set to an earlier time to make an upload expire sooner. */
    touched_at: instant().notNull(),
    /**
     * The request, in any server process, that is working on the upload; after `locked_until` others may take the lock.
     */
    lock_holder: uuid(),
    locked_until: instant(),
    /** Whether another request waits for the lock. */
    lock_wanted: boolean().notNull().default(false),
  },
  (t) => [
    index('resumable_uploads_by_owner').on(t.owner_kind, t.owner_id),
    index('resumable_uploads_touched_at').on(t.touched_at),
    check('resumable_uploads_owner_kind_known', sql`${t.owner_kind} in ('admin', 'instructor')`),
  ],
);
