import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { createdAt, emptyText, flag, identity, instant, version } from './columns.ts';
import { members } from './members.ts';
import { registrations } from './registrations.ts';

/** Questions about a class; participant and member are null when the asker's name was typed freely. */
export const questions = pgTable(
  'questions',
  {
    id: identity(),
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    participant_id: integer().references(() => registrations.id, { onDelete: 'set null' }),
    member_id: integer().references(() => members.id, { onDelete: 'set null' }),
    full_name: text().notNull(),
    email: emptyText(),
    question: text().notNull(),
    answer: text(),
    asked_at: createdAt(),
    answered_at: instant(),
    /** Name of the person who answered, at that time. */
    answered_by: text(),
    active: flag().default(1),
    updated_at: createdAt(),
    version: version(),
    /** Lower-case texts in one trigram index, so that a search neither reads all questions nor converts their texts. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(${questions.full_name} || E'\\n' || ${questions.email} || E'\\n' || ${questions.question} || E'\\n' || coalesce(${questions.answer}, ''))`,
      ),
  },
  (t) => [
    index('questions_search').using('gin', sql`${t.search_text} gin_trgm_ops`),
    index('questions_by_class').on(t.class_id, t.active, t.asked_at),
    index('questions_asked_at').on(t.asked_at, t.id),
    index('questions_unanswered').on(t.asked_at, t.id).where(sql`${t.answer} is null and ${t.active} = 1`),
    index('questions_by_participant').on(t.participant_id).where(sql`${t.participant_id} is not null`),
    index('questions_by_member').on(t.member_id).where(sql`${t.member_id} is not null`),
    check('questions_active_flag', sql`${t.active} in (0, 1)`),
  ],
);

export type UploadedQuestion = {
  row: number;
  nama: string;
  surel: string;
  pertanyaan: string;
  jawaban: string;
  participant_id: number | null;
};

/** An uploaded CSV of questions, stored for an hour until staff confirm the import. */
export const questionUploads = pgTable(
  'question_uploads',
  {
    /** Random, so that it cannot be guessed. */
    id: text().primaryKey(),
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    owner_kind: text().notNull(),
    owner_id: integer().notNull(),
    questions: jsonb().$type<UploadedQuestion[]>().notNull(),
    /** Numbers of the rows that cannot be imported. */
    blocked_rows: jsonb().$type<number[]>().notNull().default([]),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [index('question_uploads_expires_at').on(t.expires_at)],
);
