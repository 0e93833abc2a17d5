import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bigIdentity, createdAt, emptyText, flag, identity, instant, version } from './columns.ts';
import { tasks } from './tasks.ts';

/** Email templates; the scenario is the event that sends the mail (D48–D50). */
export const emailTemplates = pgTable(
  'email_templates',
  {
    id: identity(),
    template_name: text().notNull(),
    scenario: text().notNull().default('GENERAL'),
    subject_template: text().notNull(),
    body_template: text().notNull(),
    active: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    index('email_templates_by_scenario').on(t.scenario, t.template_name),
    check(
      'email_templates_scenario_known',
      sql`${t.scenario} in ('WAITING', 'ACCEPTED', 'PENDING', 'REJECTED', 'REMINDER', 'CLASS_START_REMINDER', 'WELCOME', 'FEEDBACK', 'GENERAL')`,
    ),
    check('email_templates_active_flag', sql`${t.active} in (0, 1)`),
  ],
);

/** Mails without a row in the log: still waiting, or never sent. Also the predicate of an index. */
export const UNSENT_MAIL = sql.raw("(status in ('queued', 'sending', 'skipped', 'cancelled'))");

/**
 * Outbox: a row is written in the transaction of the change that causes the mail, and `dedupe_key` makes it idempotent
 * (S34, S35).
 */
export const emailOutbox = pgTable(
  'email_outbox',
  {
    id: bigIdentity(),
    dedupe_key: text().notNull(),
    scenario: text().notNull().default('GENERAL'),
    template_id: integer().references(() => emailTemplates.id, { onDelete: 'set null' }),
    class_id: integer(),
    course_id: integer(),
    member_id: integer(),
    participant_id: integer(),
    /** Shared by the mails of one broadcast or bulk action; null for a single mail. */
    batch_id: text(),
    /** Task item of the broadcast; deleted with its task after thirty days, so there is no foreign key. */
    task_item_id: bigint({ mode: 'number' }),
    /** Token of the unsubscribe link; null for mails without one (S39). */
    unsubscribe_token: text(),
    to_email: text().notNull(),
    to_name: text().notNull().default(''),
    subject: text().notNull(),
    /** Empty once the mail was sent: the text is then in the log only. */
    body_html: text().notNull(),
    attachments: jsonb().$type<{ filename: string; path: string; type: string }[]>().notNull().default([]),
    /** Lower values are sent first; the values are in `platform/mail/priorities.ts` (S38). */
    priority: smallint().notNull().default(0),
    status: text()
      .$type<'queued' | 'sending' | 'sent' | 'failed' | 'skipped' | 'cancelled'>()
      .notNull()
      .default('queued'),
    attempts: smallint().notNull().default(0),
    next_at: createdAt(),
    /**
     * Identifies the worker that is sending the mail; new for every attempt, so that an expired worker cannot write a
     * result.
     */
    lease: uuid(),
    locked_until: instant(),
    /** When transmission of the text began: from then on the mail may arrive even if the outcome is unknown. */
    handed_over_at: instant(),
    /** How often the mail server refused the text. */
    refusals: smallint().notNull().default(0),
    message_id: text(),
    last_error: text(),
    /** Trace of the call or job that queued it; null when traces are off. */
    traceparent: text(),
    created_at: createdAt(),
    sent_at: instant(),
  },
  (t) => [
    uniqueIndex('email_outbox_dedupe_key').on(t.dedupe_key),
    index('email_outbox_due').on(t.priority, t.next_at, t.id).where(sql`${t.status} in ('queued', 'sending')`),
    index('email_outbox_leased').on(t.locked_until).where(sql`${t.status} = 'sending'`),
    index('email_outbox_by_batch').on(t.batch_id, t.status).where(sql`${t.batch_id} is not null`),
    index('email_outbox_by_task_item').on(t.task_item_id).where(sql`${t.task_item_id} is not null`),
    uniqueIndex('email_outbox_unsubscribe_key').on(t.unsubscribe_token).where(sql`${t.unsubscribe_token} is not null`),
    // For the page of a person; sent mails are found in the log.
    index('email_outbox_unsent_by_member').on(t.member_id).where(UNSENT_MAIL),
    index('email_outbox_by_participant').on(t.participant_id).where(sql`${t.participant_id} is not null`),
    check(
      'email_outbox_status_known',
      sql`${t.status} in ('queued', 'sending', 'sent', 'failed', 'skipped', 'cancelled')`,
    ),
  ],
);

/** Mails that were sent or given up, shown in Log Email; `body_html` is the rendered mail (D77). */
export const emailLog = pgTable(
  'email_log',
  {
    id: bigIdentity(),
    message_id: text().notNull(),
    subject: text().notNull(),
    to_email: text().notNull(),
    scenario: text().notNull().default('GENERAL'),
    /** 'uncertain': the worker died while the mail server was accepting the mail. */
    status: text().$type<'sent' | 'failed' | 'bounced' | 'uncertain'>().notNull().default('sent'),
    /** The mail in the outbox; null for mails older than this column. */
    outbox_id: bigint({ mode: 'number' }),
    class_id: integer(),
    course_id: integer(),
    member_id: integer(),
    participant_id: integer(),
    batch_id: text(),
    body_html: text(),
    error: text(),
    created_at: createdAt(),
  },
  (t) => [
    index('email_log_created_at').on(t.created_at, t.id),
    index('email_log_by_class').on(t.class_id, t.created_at).where(sql`${t.class_id} is not null`),
    index('email_log_by_course').on(t.course_id, t.created_at).where(sql`${t.course_id} is not null`),
    // These two include what a search reads of a mail (migration 0038), so that thousands of mails to people of one name
    // are not read from all over the table.
    index('email_log_by_member').on(t.member_id, t.created_at).where(sql`${t.member_id} is not null`),
    index('email_log_by_recipient').on(sql`lower(${t.to_email}) text_pattern_ops`, t.created_at),
    index('email_log_not_sent').on(t.created_at, t.id).where(sql`${t.status} <> 'sent'`),
    check('email_log_status_known', sql`${t.status} in ('sent', 'failed', 'bounced', 'uncertain')`),
  ],
);

/** Has its only row while the mail server accepts no mails at all. */
export const emailHold = pgTable(
  'email_hold',
  {
    id: smallint().primaryKey().default(1),
    since: instant().notNull(),
    reason: text().$type<'sign_in' | 'connection' | 'sender' | 'other'>().notNull(),
    /** Error of the mail server or the network. */
    detail: text().notNull(),
    attempts: integer().notNull().default(1),
    /** When one mail is tried next. */
    next_at: instant().notNull(),
  },
  (t) => [
    check('email_hold_single_row', sql`${t.id} = 1`),
    check('email_hold_reason_known', sql`${t.reason} in ('sign_in', 'connection', 'sender', 'other')`),
  ],
);

/** The result of a broadcast whose task was removed. */
export interface BroadcastResult {
  readonly state: 'DONE' | 'CANCELLED' | 'FAILED';
  readonly finished_at: string | null;
  readonly total: number;
  readonly sent: number;
  readonly failed: number;
  readonly bounced: number;
  readonly skipped: number;
}

/** One mail to many people; the recipients are the items of its task. */
export const emailBroadcasts = pgTable(
  'email_broadcasts',
  {
    id: identity(),
    /** Null once the task was removed. */
    task_id: integer().references(() => tasks.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    content: text().notNull(),
    attachments: jsonb().$type<{ filename: string; path: string; type: string }[]>().notNull().default([]),
    /** The class or course whose facts fill the variables and under which the broadcast is listed. */
    class_id: integer(),
    course_id: integer(),
    /** The complaint that it answers. */
    complaint_id: integer(),
    created_by: text().notNull(),
    /** Hash of mail and recipients, to require confirmation when the same is sent again within ten minutes (S36). */
    content_hash: text().notNull(),
    starts_at: instant().notNull(),
    recalled_at: instant(),
    kept: jsonb().$type<BroadcastResult>(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('email_broadcasts_task_key').on(t.task_id),
    index('email_broadcasts_by_class').on(t.class_id, t.id).where(sql`${t.class_id} is not null`),
    index('email_broadcasts_by_course').on(t.course_id, t.id).where(sql`${t.course_id} is not null`),
    index('email_broadcasts_by_hash').on(t.content_hash, t.created_at),
  ],
);

/**
 * Addresses that broadcasts skip (S39). Mails of scenarios are still sent, as they concern the person's own actions.
 */
export const emailSuppressions = pgTable(
  'email_suppressions',
  {
    id: identity(),
    /** In lower case. */
    email: text().notNull(),
    reason: text().$type<'bounced' | 'unsubscribed' | 'manual'>().notNull(),
    note: emptyText(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('email_suppressions_email_key').on(t.email),
    index('email_suppressions_created_at').on(t.created_at, t.id),
    check('email_suppressions_reason_known', sql`${t.reason} in ('bounced', 'unsubscribed', 'manual')`),
    check('email_suppressions_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);
