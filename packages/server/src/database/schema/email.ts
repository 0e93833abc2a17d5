import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigIdentity, createdAt, flag, identity, instant, version } from './columns.ts';

/** Templates of mails; the scenario says which event sends one (decisions 48–50). */
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
      sql`${t.scenario} in ('WAITING', 'ACCEPTED', 'PENDING', 'REJECTED', 'REMINDER', 'CLASS_START_REMINDER', 'WELCOME', 'GENERAL')`,
    ),
    check('email_templates_active_flag', sql`${t.active} in (0, 1)`),
  ],
);

/** Mails to send; a row is written in the transaction of the change that causes it, and `dedupe_key` makes that idempotent (S34, S35). */
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
    /** One broadcast or one bulk action; null for a single mail. */
    batch_id: text(),
    to_email: text().notNull(),
    to_name: text().notNull().default(''),
    subject: text().notNull(),
    body_html: text().notNull(),
    attachments: jsonb().$type<{ filename: string; path: string; type: string }[]>().notNull().default([]),
    /** 0 = scenario mail, 10 = broadcast: scenario mail overtakes (S38). */
    priority: smallint().notNull().default(0),
    status: text()
      .$type<'queued' | 'sending' | 'sent' | 'failed' | 'skipped' | 'cancelled'>()
      .notNull()
      .default('queued'),
    attempts: smallint().notNull().default(0),
    next_at: createdAt(),
    locked_until: instant(),
    message_id: text(),
    last_error: text(),
    created_at: createdAt(),
    sent_at: instant(),
  },
  (t) => [
    uniqueIndex('email_outbox_dedupe_key').on(t.dedupe_key),
    index('email_outbox_due').on(t.priority, t.next_at, t.id).where(sql`${t.status} in ('queued', 'sending')`),
    index('email_outbox_by_batch').on(t.batch_id, t.status).where(sql`${t.batch_id} is not null`),
    index('email_outbox_by_participant').on(t.participant_id).where(sql`${t.participant_id} is not null`),
    check(
      'email_outbox_status_known',
      sql`${t.status} in ('queued', 'sending', 'sent', 'failed', 'skipped', 'cancelled')`,
    ),
  ],
);

/** What was sent, shown in Log Email; `body_html` is the rendered mail (decision 77). */
export const emailLog = pgTable(
  'email_log',
  {
    id: bigIdentity(),
    message_id: text().notNull(),
    subject: text().notNull(),
    to_email: text().notNull(),
    scenario: text().notNull().default('GENERAL'),
    status: text().$type<'sent' | 'failed'>().notNull().default('sent'),
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
    index('email_log_by_member').on(t.member_id, t.created_at).where(sql`${t.member_id} is not null`),
    check('email_log_status_known', sql`${t.status} in ('sent', 'failed')`),
  ],
);
