import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, emptyText, flag, identity, instant, off, rupiah, version } from './columns.ts';
import { courseSubChapters, courses } from './courses.ts';
import { members } from './members.ts';
import { peopleSearchText, type SearchedPeople } from './people-search.ts';
import type { RegistrationStatus } from './registrations.ts';
import { vouchers } from './vouchers.ts';

/** A person's registration for a self-paced course; it has the same states as one for a class (D66). */
export const memberCourses = pgTable(
  'member_courses',
  {
    id: identity(),
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    member_id: integer()
      .notNull()
      .references(() => members.id),
    status: text().$type<RegistrationStatus>().notNull(),
    full_name: text().notNull(),
    email: text().notNull(),
    phone_num: emptyText(),
    organization: emptyText(),
    province: emptyText(),
    city: emptyText(),
    source: text(),
    price: rupiah().notNull(),
    voucher_id: integer().references(() => vouchers.id, { onDelete: 'set null' }),
    invited: off(),
    note: emptyText(),
    participant_note: emptyText(),
    status_change_info: emptyText(),
    predicate: text().$type<'Terbatas' | 'Menengah' | 'Istimewa'>(),
    certificate_url: text(),
    /** Percentage of completed sub-chapters, 0–100. */
    progress: smallint().notNull().default(0),
    registered_at: createdAt(),
    accepted_at: instant(),
    confirmed_at: instant(),
    rejected_at: instant(),
    created_at: createdAt(),
    updated_at: createdAt(),
    /** Part of signed ticket links; incrementing it revokes them. */
    ticket_serial: integer().notNull().default(0),
    /** Until when the seat is held for an unproven address; null once it is proven. */
    confirm_by: instant(),
    version: version(),
    search_text: peopleSearchText((): SearchedPeople => memberCourses),
  },
  (t) => [
    uniqueIndex('member_courses_course_member_key').on(t.course_id, t.member_id),
    index('member_courses_by_course_status').on(t.course_id, t.status, t.registered_at, t.id),
    index('member_courses_by_course_time').on(t.course_id, t.registered_at, t.id),
    index('member_courses_by_member').on(t.member_id, t.registered_at),
    // Without it, deleting a voucher would scan the table.
    index('member_courses_by_voucher').on(t.voucher_id).where(sql`${t.voucher_id} is not null`),
    index('member_courses_registered_at').on(t.registered_at, t.id),
    // As those of registrations.
    index('member_courses_people_search').using('gin', sql`lower(${t.full_name} || E'\\n' || ${t.email}) gin_trgm_ops`),
    index('member_courses_by_province').on(t.province, t.registered_at, t.id),
    index('member_courses_waiting').on(t.registered_at).where(sql`${t.status} = 'WAITING'`),
    index('member_courses_unconfirmed').on(t.confirm_by).where(sql`${t.confirm_by} is not null`),
    check(
      'member_courses_status_known',
      sql`${t.status} in ('PENDING', 'WAITING', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED')`,
    ),
    check('member_courses_price_not_negative', sql`${t.price} >= 0`),
    check('member_courses_progress_percent', sql`${t.progress} between 0 and 100`),
    check('member_courses_predicate_known', sql`${t.predicate} in ('Terbatas', 'Menengah', 'Istimewa')`),
  ],
);

/** A participant's progress in one sub-chapter; `additional_information` has answers and score of quizzes. */
export const courseProgress = pgTable(
  'course_progress',
  {
    course_sub_chapter_id: integer()
      .notNull()
      .references(() => courseSubChapters.id, { onDelete: 'cascade' }),
    member_course_id: integer()
      .notNull()
      .references(() => memberCourses.id, { onDelete: 'cascade' }),
    /** 0–100, null for content without questions. */
    score: real(),
    additional_information: jsonb().$type<{ answers: unknown[]; score: number | null }>(),
    completed_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.course_sub_chapter_id, t.member_course_id] }),
    index('course_progress_by_member_course').on(t.member_course_id),
  ],
);

/** Ratings and reviews of a course (C-107 to C-109). */
export const courseRatings = pgTable(
  'course_ratings',
  {
    id: identity(),
    course_id: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    member_course_id: integer().references(() => memberCourses.id, { onDelete: 'set null' }),
    full_name: text().notNull(),
    rating: smallint().notNull(),
    comment: emptyText(),
    active: flag().default(1),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    index('course_ratings_by_course').on(t.course_id, t.created_at),
    uniqueIndex('course_ratings_member_course_key').on(t.member_course_id),
    check('course_ratings_rating_range', sql`${t.rating} between 1 and 5`),
    check('course_ratings_active_flag', sql`${t.active} in (0, 1)`),
  ],
);
