import type { DataRequestKind } from '@widya/contract/data-requests';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, instant } from './columns.ts';

/** Requests of participants about their own data, made on the site; staff process them by hand (S43). */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: identity(),
    kind: text().$type<DataRequestKind>().notNull(),
    /** Trimmed and in lower case. */
    email: text().notNull(),
    created_at: createdAt(),
    done_at: instant(),
    /** Name of the person who marked it as done, at that time. */
    done_by: text(),
  },
  (t) => [
    uniqueIndex('data_requests_open_key').on(t.email, t.kind).where(sql`${t.done_at} is null`),
    index('data_requests_by_email').on(t.email, t.created_at),
    index('data_requests_done_at').on(t.done_at),
    check('data_requests_kind_known', sql`${t.kind} in ('COPY', 'DELETE')`),
  ],
);
