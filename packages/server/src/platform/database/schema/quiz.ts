import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { createdAt, flag, identity, off, version } from './columns.ts';
import { registrations } from './registrations.ts';

export type QuizField = {
  fieldName: string;
  type: 'isian' | 'option';
  description: string;
  options: string[];
  correctAnswer: string;
};

export type QuizAnswer = { fieldName: string; answer: string };

/** The final test of a class, at most one per class; `question_json` is the list of questions (D81). */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: identity(),
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    question_json: jsonb().$type<QuizField[]>().notNull().default([]),
    idx: smallint().notNull().default(0),
    active: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('quiz_questions_class_key').on(t.class_id),
    check('quiz_questions_active_flag', sql`${t.active} in (0, 1)`),
  ],
);

/** The answers of a participant, at most one row each; the score is 0–1. */
export const quizAnswers = pgTable(
  'quiz_answers',
  {
    id: identity(),
    quiz_question_id: integer()
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    participant_id: integer()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    score: real().notNull(),
    /** The score was set by staff; automatic scoring does not change it. */
    scored_by_hand: off(),
    answer_json: jsonb().$type<QuizAnswer[]>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('quiz_answers_participant_key').on(t.quiz_question_id, t.participant_id),
    index('quiz_answers_by_participant').on(t.participant_id),
    check('quiz_answers_score_range', sql`${t.score} between 0 and 1`),
  ],
);

/** Additional answers of people who are not participants of the class (D81), with their additional certificate. */
export const quizForms = pgTable(
  'quiz_forms',
  {
    id: identity(),
    class_id: integer()
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    score: real().notNull(),
    answer_json: jsonb().$type<QuizAnswer[]>().notNull(),
    predicate: text().$type<'Terbatas' | 'Menengah' | 'Istimewa'>(),
    certificate_url: text(),
    created_at: createdAt(),
  },
  (t) => [
    index('quiz_forms_by_class').on(t.class_id, t.created_at),
    check('quiz_forms_score_range', sql`${t.score} between 0 and 1`),
  ],
);
