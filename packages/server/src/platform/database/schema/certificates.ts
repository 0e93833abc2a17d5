import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { classes } from './classes.ts';
import { createdAt, emptyText, identity, instant } from './columns.ts';
import { memberCourses } from './course-members.ts';
import { courses } from './courses.ts';
import { quizForms } from './quiz.ts';
import { registrations } from './registrations.ts';

/**
 * Issued certificates. The number is allocated once and never changes; issuing again increments `revision` (D87, S41).
 * `kind` 'additional' belongs to a quiz form. Rows survive a hard delete of their person.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    kind: text().$type<'class' | 'additional' | 'course'>().notNull(),
    class_id: integer().references(() => classes.id, { onDelete: 'set null' }),
    course_id: integer().references(() => courses.id, { onDelete: 'set null' }),
    participant_id: integer().references(() => registrations.id, { onDelete: 'set null' }),
    quiz_form_id: integer().references(() => quizForms.id, { onDelete: 'set null' }),
    member_course_id: integer().references(() => memberCourses.id, { onDelete: 'set null' }),
    full_name: text().notNull(),
    /** Name and day of the class at issue, so that the certificate can be verified after the class was deleted. */
    event_name: emptyText(),
    event_date: date({ mode: 'string' }),
    number: integer().notNull(),
    /** As printed: padded number and suffix. */
    printed_number: text().notNull(),
    /** Short code of the public verification page. */
    public_code: text().notNull(),
    revision: integer().notNull().default(1),
    predicate: text(),
    certificate_url: text(),
    issued_at: createdAt(),
    revoked_at: instant(),
    /** Written by staff; shown to anybody who verifies the certificate. */
    revoked_reason: emptyText(),
  },
  (t) => [
    uniqueIndex('certificates_class_number_key').on(t.class_id, t.kind, t.number).where(sql`${t.class_id} is not null`),
    uniqueIndex('certificates_course_number_key').on(t.course_id, t.number).where(sql`${t.course_id} is not null`),
    uniqueIndex('certificates_participant_key').on(t.participant_id).where(sql`${t.participant_id} is not null`),
    uniqueIndex('certificates_quiz_form_key').on(t.quiz_form_id).where(sql`${t.quiz_form_id} is not null`),
    uniqueIndex('certificates_member_course_key').on(t.member_course_id).where(sql`${t.member_course_id} is not null`),
    uniqueIndex('certificates_public_code_key').on(t.public_code),
    index('certificates_issued_at').on(t.issued_at),
    // For searches by a part of the number across all classes.
    index('certificates_number_search').using('gin', sql`lower(${t.printed_number}) gin_trgm_ops`),
    check('certificates_kind_known', sql`${t.kind} in ('class', 'additional', 'course')`),
  ],
);
