import type { NotificationStatus } from '@widya/contract/notification-status';
import type { SitePageSlug } from '@widya/contract/site-page-slugs';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, emptyText, flag, identity, instant, rupiah, textList, version } from './columns.ts';

/** Live streams (Siaran Langsung); the API accepts code or id (D127). */
export const liveStreams = pgTable(
  'live_streams',
  {
    id: identity(),
    code: text().notNull(),
    name: text().notNull(),
    url_video: text().notNull(),
    stream_finish: instant(),
    active: flag().default(0),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('live_streams_code_key').on(sql`lower(${t.code})`),
    check('live_streams_active_flag', sql`${t.active} in (0, 1)`),
  ],
);

/** Merchandise (Kreasi); `activated` and `is_claimed` start at 1 (D125). */
export const merchandise = pgTable(
  'merchandise',
  {
    id: identity(),
    name: text().notNull(),
    description: emptyText(),
    price: rupiah().notNull(),
    marketplace_link: emptyText(),
    image_url: text(),
    other_image_url: textList(),
    active: flag().default(1),
    activated: flag().default(1),
    is_claimed: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    index('merchandise_created_at').on(t.active, t.created_at),
    check('merchandise_flags', sql`${t.active} in (0, 1) and ${t.activated} in (0, 1) and ${t.is_claimed} in (0, 1)`),
    check('merchandise_price_not_negative', sql`${t.price} >= 0`),
  ],
);

/** Messages to all active users of the app (D133). */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    title: text().notNull(),
    body: text().notNull(),
    data: jsonb().$type<{ url?: string }>().notNull().default({}),
    status: text().$type<NotificationStatus>().notNull().default('PENDING'),
    audience_count: integer().notNull().default(0),
    /** Name of the sender, at that time. */
    created_by: text(),
    /** Attempts to reach the push service since 'Coba lagi' was last pressed. */
    attempts: integer().notNull().default(0),
    /** When the next attempt is due. */
    next_at: createdAt(),
    /** Id of the last device that was sent to; the next attempt continues after it. */
    push_cursor: integer().notNull().default(0),
    /** Ids of devices up to the cursor that could not be reached yet. */
    push_again: jsonb().$type<number[]>().notNull().default([]),
    /** Number of devices that the push service accepted; null when unknown. */
    delivered_count: integer(),
    /** Number of devices that the push service refused. */
    refused_count: integer().notNull().default(0),
    /** Why it was not sent, as shown to staff. */
    last_error: text(),
    created_at: createdAt(),
  },
  (t) => [
    index('notifications_created_at').on(t.created_at, t.id),
    index('notifications_pending').on(t.id).where(sql`${t.status} = 'PENDING'`),
    check('notifications_status_known', sql`${t.status} in ('STORED', 'PENDING', 'SUCCESS', 'FAILED')`),
  ],
);

/** Texts of the public site: one row with id 1 (D135). */
export const interfaceStrings = pgTable(
  'interface_strings',
  {
    id: integer().primaryKey(),
    json: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The previous value of each text, so that its last change can be undone. */
    previous: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [check('interface_strings_single', sql`${t.id} = 1`)],
);

/** Pages of the public site that staff write; a page without a row was never written. */
export const sitePages = pgTable(
  'site_pages',
  {
    slug: text().$type<SitePageSlug>().primaryKey(),
    title: emptyText(),
    /** Sanitised HTML. */
    body: emptyText(),
    image_url: text(),
    button_label: emptyText(),
    button_url: emptyText(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    check(
      'site_pages_slug_known',
      sql`${t.slug} in ('pasar-buku', 'festival-literasi', 'galang-patjar', 'tentang-kami', 'syarat', 'privasi')`,
    ),
  ],
);
