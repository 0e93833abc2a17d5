import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instructors } from './accounts.ts';
import { createdAt, emptyText, flag, identity, rupiah, textList, version } from './columns.ts';
import { emailTemplates } from './email.ts';

const templateId = () => integer().references(() => emailTemplates.id, { onDelete: 'set null' });
const idList = () => jsonb().$type<number[]>().notNull().default([]);

export type SubChapterType = 'Prolog' | 'Video' | 'Teks' | 'Kuis' | 'Dokumen' | 'Glosarium' | 'Latihan' | 'Uraian';

/** Self-paced courses, "Kelas Daring Mandiri" (C-027 to C-029). */
export const courses = pgTable(
  'courses',
  {
    id: identity(),
    title: text().notNull(),
    course_code: text().notNull(),
    active: flag().default(1),
    price: rupiah().notNull().default(0),
    non_discounted_price: rupiah(),
    is_discounted_price_null: boolean().notNull().default(true),
    ios_product_id: text(),
    preview_video_url: text(),
    description: emptyText(),
    what_to_learn: textList(),
    category: textList(),
    /** Contains 'Sertifikat' when the course gives a certificate. */
    additional_information: textList(),
    course_image_url: text(),
    course_image_url_ios: text(),
    custom_chapter_sequence: idList(),
    note: emptyText(),
    custom_certificate_template: jsonb().$type<Record<string, unknown>>(),
    welcome_template_id: templateId(),
    accepted_template_id: templateId(),
    pending_template_id: templateId(),
    reminder_template_id: templateId(),
    waiting_template_id: templateId(),
    rejected_template_id: templateId(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('courses_code_key').on(sql`lower(${t.course_code})`),
    index('courses_created_at').on(t.active, t.created_at, t.id),
    check('courses_active_flag', sql`${t.active} in (0, 1)`),
    check('courses_price_not_negative', sql`${t.price} >= 0`),
  ],
);

/** Counters of a course, maintained by triggers on member_courses; checked by `course_counters_drift()`. */
export const courseCounters = pgTable('course_counters', {
  course_id: integer()
    .primaryKey()
    .references(() => courses.id, { onDelete: 'cascade' }),
  waiting: integer().notNull().default(0),
  accepted: integer().notNull().default(0),
  pending: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  cancelled: integer().notNull().default(0),
  expired: integer().notNull().default(0),
  invited: integer().notNull().default(0),
  accepted_income: bigint({ mode: 'number' }).notNull().default(0),
});

/** Links instructors to their courses; instructors see only these. */
export const courseInstructors = pgTable(
  'course_instructors',
  {
    id: identity(),
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    instructor_id: integer()
      .notNull()
      .references(() => instructors.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('course_instructors_pair_key').on(t.course_id, t.instructor_id),
    index('course_instructors_by_instructor').on(t.instructor_id, t.course_id),
  ],
);

/** Chapters (Bab). Their order is the course's `custom_chapter_sequence`; ids missing there follow by id (D116). */
export const courseChapters = pgTable(
  'course_chapters',
  {
    id: identity(),
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    custom_sub_chapter_sequence: idList(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [index('course_chapters_by_course').on(t.course_id, t.id)],
);

/** Sub-chapters (Subbab); `content` has the shape of its type (C-073), `duration` is in seconds (C-083). */
export const courseSubChapters = pgTable(
  'course_sub_chapters',
  {
    id: identity(),
    course_chapter_id: integer()
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().$type<SubChapterType>().notNull(),
    duration: integer().notNull().default(0),
    content: jsonb().$type<unknown>().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    index('course_sub_chapters_by_chapter').on(t.course_chapter_id, t.id),
    index('course_sub_chapters_by_course').on(t.course_id),
    check(
      'course_sub_chapters_type_known',
      sql`${t.type} in ('Prolog', 'Video', 'Teks', 'Kuis', 'Dokumen', 'Glosarium', 'Latihan', 'Uraian')`,
    ),
    check('course_sub_chapters_duration_not_negative', sql`${t.duration} >= 0`),
  ],
);
