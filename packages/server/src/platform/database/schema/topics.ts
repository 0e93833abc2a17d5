import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, flag, version } from './columns.ts';

/** Topics of classes; '0' is "Umum" and always exists (D32). Deletion sets `active = 0`. */
export const topics = pgTable(
  'topics',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    active: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('topics_code_key').on(sql`lower(${t.code})`),
    check('topics_active_flag', sql`${t.active} in (0, 1)`),
  ],
);
