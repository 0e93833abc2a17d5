import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instructors } from './accounts.ts';
import { createdAt, emptyText, flag, identity, instant, off, rupiah, textList, version } from './columns.ts';
import { emailTemplates } from './email.ts';
import { topics } from './topics.ts';

const templateId = () => integer().references(() => emailTemplates.id, { onDelete: 'set null' });

/**
 * Scheduled classes (D23–D61). Instants are UTC; a trigger derives the `*_date` columns, which are WIB days, from the
 * instants (D23). `quota` null means unlimited (D27).
 */
export const classes = pgTable(
  'classes',
  {
    id: identity(),
    code: text().notNull(),
    name: text().notNull(),
    title: emptyText(),
    active: flag().default(1),
    permanent: off(),
    publish_status: text().$type<'DRAFT' | 'OPEN' | 'HIDDEN' | 'DONE'>().notNull().default('DRAFT'),
    published_at: instant(),
    topic_code: text()
      .notNull()
      .default('0')
      .references(() => topics.code, { onUpdate: 'cascade' }),
    class_date: date({ mode: 'string' }),
    start_time: instant(),
    end_time: instant(),
    registration_start_date: date({ mode: 'string' }),
    registration_start_time: instant(),
    registration_end_date: date({ mode: 'string' }),
    registration_end_time: instant(),
    question_end_time: instant(),
    price: rupiah().notNull().default(150000),
    non_discounted_price: rupiah(),
    is_discounted_price_null: boolean().notNull().default(true),
    quota: integer().default(100),
    note: emptyText(),
    stream_type: text(),
    stream_url: text(),
    zoom_id: text(),
    zoom_passcode: text(),
    /** Why the Zoom meeting could not be updated; null after a success. */
    zoom_problem: text(),
    whatsapp_url: text(),
    recording_url_array: jsonb().$type<{ url: string; title: string }[]>().notNull().default([]),
    /** All attachments; the API's single `attachment_url` is the first of them (D59). */
    attachment_urls: textList(),
    documentation_urls: textList(),
    speaker: emptyText(),
    narasumber_instead_of_pengajar: off(),
    description: emptyText(),
    what_to_learn: textList(),
    ios_product_id: text(),
    source: text(),
    display_time: textList(),
    class_image_url: text(),
    class_image_url_ios: text(),
    show_answers_to_user: off(),
    online_payment: boolean().notNull().default(true),
    custom_certificate_template: jsonb().$type<Record<string, unknown>>(),
    welcome_template_id: templateId(),
    accepted_template_id: templateId(),
    pending_template_id: templateId(),
    reminder_template_id: templateId(),
    waiting_template_id: templateId(),
    rejected_template_id: templateId(),
    class_start_reminder_template_id: templateId(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('classes_code_key').on(sql`lower(${t.code})`),
    index('classes_by_end').on(t.active, t.permanent, t.end_time),
    index('classes_by_start').on(t.start_time, t.id),
    index('classes_by_topic').on(t.topic_code),
    index('classes_search').using('gin', sql`lower(${t.name} || ' ' || ${t.code}) gin_trgm_ops`),
    check('classes_active_flag', sql`${t.active} in (0, 1)`),
    check('classes_publish_status_known', sql`${t.publish_status} in ('DRAFT', 'OPEN', 'HIDDEN', 'DONE')`),
    check('classes_code_shape', sql`${t.code} ~ '^[A-Za-z0-9_-]{3,32}$'`),
    check('classes_price_not_negative', sql`${t.price} >= 0`),
    check('classes_non_discounted_price_not_negative', sql`${t.non_discounted_price} >= 0`),
    check('classes_quota_positive', sql`${t.quota} > 0`),
    check('classes_start_before_end', sql`${t.start_time} < ${t.end_time}`),
  ],
);

/**
 * Counters of a class, maintained by triggers so that lists never count rows. `accepted_income` is the sum of prices of
 * accepted registrations without invited ones. `class_counters_drift()` lists rows that disagree.
 */
export const classCounters = pgTable('class_counters', {
  class_id: integer()
    .primaryKey()
    .references(() => classes.id, { onDelete: 'cascade' }),
  waiting: integer().notNull().default(0),
  accepted: integer().notNull().default(0),
  pending: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  cancelled: integer().notNull().default(0),
  expired: integer().notNull().default(0),
  /** Accepted registrations that were invited. */
  invited: integer().notNull().default(0),
  accepted_income: bigint({ mode: 'number' }).notNull().default(0),
  certificates: integer().notNull().default(0),
  quiz_questions: integer().notNull().default(0),
});

/** Links instructors to their classes; instructors see only these. */
export const classInstructors = pgTable(
  'class_instructors',
  {
    id: identity(),
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    instructor_id: integer()
      .notNull()
      .references(() => instructors.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('class_instructors_pair_key').on(t.class_id, t.instructor_id),
    index('class_instructors_by_instructor').on(t.instructor_id, t.class_id),
  ],
);

/**
 * Zoom meetings created before their class was saved; deleted at Zoom when no class uses them within a day. Meetings of
 * saved classes are in `classes.zoom_id`.
 */
export const zoomMeetings = pgTable(
  'zoom_meetings',
  {
    /** Zoom's meeting id. */
    id: text().primaryKey(),
    owner_kind: text().notNull(),
    owner_id: integer().notNull(),
    join_url: text().notNull(),
    passcode: text(),
    created_at: createdAt(),
  },
  (t) => [index('zoom_meetings_created_at').on(t.created_at)],
);
