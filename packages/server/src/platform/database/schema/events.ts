import type { RegistrationStatus } from '@widya/contract/registration-status';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, emptyText, flag, identity, instant, off, rupiah, version } from './columns.ts';
import { emailTemplates } from './email.ts';
import { members } from './members.ts';
import { vouchers } from './vouchers.ts';

const jsonObject = () => jsonb().$type<Record<string, unknown>>().notNull().default({});

/** Events (D42, D43). COUNTING_DOWN, LIVE and FINISHED are derived from the time and never stored. */
export const events = pgTable(
  'events',
  {
    id: identity(),
    name: text().notNull(),
    type: text().notNull().default('Webinar'),
    event_url: text().notNull(),
    publish_status: text().$type<'DRAFT' | 'OPEN' | 'HIDDEN' | 'DONE'>().notNull().default('DRAFT'),
    published_at: instant(),
    start_time: instant(),
    end_time: instant(),
    venue: emptyText(),
    description: emptyText(),
    short_description: emptyText(),
    price: rupiah().notNull().default(0),
    quota: integer(),
    color_dark: text(),
    color_primary: text(),
    enabled: boolean().notNull().default(true),
    event_banner_url: text(),
    event_icon_url: text(),
    additional_information: jsonObject(),
    required_visitor_information: jsonObject(),
    active: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('events_event_url_key').on(sql`lower(${t.event_url})`),
    index('events_by_start').on(t.active, t.start_time, t.id),
    check('events_publish_status_known', sql`${t.publish_status} in ('DRAFT', 'OPEN', 'HIDDEN', 'DONE')`),
    check('events_active_flag', sql`${t.active} in (0, 1)`),
    check('events_price_not_negative', sql`${t.price} >= 0`),
    check('events_quota_positive', sql`${t.quota} > 0`),
  ],
);

/** Sessions of an event; `quota` null means unlimited (API -1, D27). */
export const eventSessions = pgTable(
  'event_sessions',
  {
    id: identity(),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: emptyText(),
    start_time: instant(),
    end_time: instant(),
    banner_url: text(),
    session_speaker: emptyText(),
    price: rupiah().notNull().default(0),
    quota: integer(),
    online_payment: off(),
    allow_registration: boolean().notNull().default(true),
    /** Holds streamType and streamingURL. */
    additional_information: jsonObject(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    index('event_sessions_by_event').on(t.event_id, t.id),
    check('event_sessions_price_not_negative', sql`${t.price} >= 0`),
    check('event_sessions_quota_positive', sql`${t.quota} > 0`),
  ],
);

/** The email template of a session for each scenario (waiting, reminder, pending, rejected …). */
export const sessionTemplates = pgTable(
  'session_templates',
  {
    session_id: integer()
      .notNull()
      .references(() => eventSessions.id, { onDelete: 'cascade' }),
    template_type: text().notNull(),
    template_id: integer()
      .notNull()
      .references(() => emailTemplates.id),
  },
  (t) => [primaryKey({ columns: [t.session_id, t.template_type] })],
);

/** Page views of an event per WIB day, for the seven-day chart. */
export const eventDailyMetrics = pgTable(
  'event_daily_metrics',
  {
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.event_id, t.day] })],
);

/** A visitor's registration for a session. PENDING is on the waiting list, WAITING waits for payment or for staff. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: identity(),
    session_id: integer()
      .notNull()
      .references(() => eventSessions.id, { onDelete: 'cascade' }),
    full_name: text().notNull(),
    email: text().notNull(),
    phone_num: emptyText(),
    /** Answers to the event's `required_visitor_information`. */
    visitor_information: jsonObject(),
    status: text().$type<RegistrationStatus>().notNull(),
    price: rupiah().notNull().default(0),
    rejection_message: text(),
    registered_at: createdAt(),
    accepted_at: instant(),
    rejected_at: instant(),
    /** When staff first checked the visitor in; null before. */
    checked_in_at: instant(),
    /** The participant's account; null for registrations older than the participants' site. */
    member_id: integer().references(() => members.id),
    voucher_id: integer().references(() => vouchers.id, { onDelete: 'set null' }),
    /** Part of signed ticket links; incrementing it revokes them. */
    ticket_serial: integer().notNull().default(0),
    /** Until when the seat is held for an unproven address; null once it is proven. */
    confirm_by: instant(),
    version: version(),
  },
  (t) => [
    uniqueIndex('event_registrations_email_key').on(t.session_id, sql`lower(${t.email})`),
    index('event_registrations_by_member').on(t.member_id).where(sql`${t.member_id} is not null`),
    index('event_registrations_by_voucher').on(t.voucher_id).where(sql`${t.voucher_id} is not null`),
    index('event_registrations_by_email').on(sql`lower(${t.email})`),
    index('event_registrations_unconfirmed').on(t.confirm_by).where(sql`${t.confirm_by} is not null`),
    index('event_registrations_by_status').on(t.session_id, t.status, t.registered_at, t.id),
    check(
      'event_registrations_status_known',
      sql`${t.status} in ('PENDING', 'WAITING', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED')`,
    ),
    check('event_registrations_price_not_negative', sql`${t.price} >= 0`),
  ],
);
