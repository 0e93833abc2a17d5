import type { CourseRecord, CourseRow } from '@widya/contract/courses';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import { courseCounters, courses } from '../../platform/database/schema/courses.ts';
import { courseTopicCode } from '../posters/course-topic.ts';

/** Columns behind a `CourseRow`, read from `courses` joined with `course_counters`. */
export const courseRowColumns = {
  id: courses.id,
  courseCode: courses.course_code,
  title: courses.title,
  active: courses.active,
  price: courses.price,
  nonDiscountedPrice: courses.non_discounted_price,
  isDiscountedPriceNull: courses.is_discounted_price_null,
  imageUrl: courses.course_image_url,
  topicCode: courseTopicCode,
  waiting: courseCounters.waiting,
  accepted: courseCounters.accepted,
  pending: courseCounters.pending,
  income: courseCounters.accepted_income,
  createdAt: courses.created_at,
  updatedAt: courses.updated_at,
  version: courses.version,
};

/** Further columns behind a `CourseRecord`. */
export const courseRecordColumns = {
  ...courseRowColumns,
  iosProductId: courses.ios_product_id,
  previewVideoUrl: courses.preview_video_url,
  description: courses.description,
  whatToLearn: courses.what_to_learn,
  category: courses.category,
  additionalInformation: courses.additional_information,
  imageUrlIos: courses.course_image_url_ios,
  chapterSequence: courses.custom_chapter_sequence,
};

type JoinedTables = { courses: 'not-null'; course_counters: 'not-null' };
export type SelectedCourseRow = SelectResult<typeof courseRowColumns, 'partial', JoinedTables>;
type SelectedCourseRecord = SelectResult<typeof courseRecordColumns, 'partial', JoinedTables>;

/** A course as the list shows it. */
export const presentCourseRow = (row: SelectedCourseRow): CourseRow => ({
  id: row.id,
  course_code: row.courseCode,
  title: row.title,
  active: row.active,
  price: row.price,
  non_discounted_price: row.nonDiscountedPrice,
  is_discounted_price_null: row.isDiscountedPriceNull,
  course_image_url: row.imageUrl,
  topic_code: row.topicCode,
  metrics: { waiting: row.waiting, accepted: row.accepted, pending: row.pending, income: row.income },
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  version: row.version,
});

/** A course, whole. */
export const presentCourseRecord = (row: SelectedCourseRecord): CourseRecord => ({
  ...presentCourseRow(row),
  ios_product_id: row.iosProductId,
  preview_video_url: row.previewVideoUrl,
  description: row.description === '' ? null : row.description,
  what_to_learn: row.whatToLearn,
  category: row.category,
  additional_information: row.additionalInformation,
  course_image_url_ios: row.imageUrlIos,
  custom_chapter_sequence: row.chapterSequence,
});
