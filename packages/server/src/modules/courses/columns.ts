import type { CourseRecord, CourseRow } from '@widya/contract/courses';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import { courseCounters, courses } from '../../platform/database/schema/courses.ts';
import { courseTopicCode } from '../posters/course-topic.ts';

/** Columns of a `CourseRow` under its field names, from `courses` joined with `course_counters`. */
export const courseRowColumns = {
  id: courses.id,
  course_code: courses.course_code,
  title: courses.title,
  active: courses.active,
  price: courses.price,
  non_discounted_price: courses.non_discounted_price,
  is_discounted_price_null: courses.is_discounted_price_null,
  course_image_url: courses.course_image_url,
  topic_code: courseTopicCode,
  metrics: {
    waiting: courseCounters.waiting,
    accepted: courseCounters.accepted,
    pending: courseCounters.pending,
    income: courseCounters.accepted_income,
  },
  created_at: courses.created_at,
  updated_at: courses.updated_at,
  version: courses.version,
};

/** Columns of a `CourseRecord`: those of a `CourseRow` and the additional ones. */
export const courseRecordColumns = {
  ...courseRowColumns,
  ios_product_id: courses.ios_product_id,
  preview_video_url: courses.preview_video_url,
  description: courses.description,
  what_to_learn: courses.what_to_learn,
  category: courses.category,
  additional_information: courses.additional_information,
  course_image_url_ios: courses.course_image_url_ios,
  custom_chapter_sequence: courses.custom_chapter_sequence,
};

type JoinedTables = { courses: 'not-null'; course_counters: 'not-null' };
export type SelectedCourseRow = SelectResult<typeof courseRowColumns, 'partial', JoinedTables>;
type SelectedCourseRecord = SelectResult<typeof courseRecordColumns, 'partial', JoinedTables>;

/** A course in the shape of the list. */
export const presentCourseRow = (row: SelectedCourseRow): CourseRow => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** A complete course. */
export const presentCourseRecord = (row: SelectedCourseRecord): CourseRecord => ({
  ...row,
  ...presentCourseRow(row),
  description: row.description === '' ? null : row.description,
});
