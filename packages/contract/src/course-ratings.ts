import type { z } from 'zod';
import type { courseFeedback, courseRatingRow, courseRatingSchemas } from './course-ratings.schemas.ts';
import { type Access, ADMINS, ANY_STAFF, type Endpoint } from './endpoint.ts';

type S = typeof courseRatingSchemas;

/** A participant's rating of a course. */
export type CourseRating = z.output<typeof courseRatingRow>;
/** A course with a summary of its ratings. */
export type CourseFeedback = z.output<typeof courseFeedback>;
export type CourseRatingSummary = z.output<S['readCourseRatingSummary']['answer']>;

const tag = 'Feedback';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'private-class', scope: 'own-courses' };

export const listCourseRatings: Endpoint<S['listCourseRatings']> = {
  id: 'listCourseRatings',
  method: 'GET',
  path: '/v1/course_rating/:courseId/course',
  access,
  summary: 'List the ratings of a self-paced course.',
  tag,
  audit: null,
};

export const readCourseRatingSummary: Endpoint<S['readCourseRatingSummary']> = {
  id: 'readCourseRatingSummary',
  method: 'GET',
  path: '/v1/course_rating/:courseId/summary',
  access,
  summary: 'Read counts, average and distribution of the ratings of a course.',
  tag,
  audit: null,
};

export const compareCourseRatings: Endpoint<S['compareCourseRatings']> = {
  id: 'compareCourseRatings',
  method: 'GET',
  path: '/v1/course_rating/:courseId/comparison',
  access,
  summary: 'List the averages of other courses with ratings.',
  tag,
  audit: null,
};

/** `laporan-umpan-balik.csv` of a course; see `exportClassFeedback`. Source: B-210. */
export const exportCourseRatings: Endpoint<S['exportCourseRatings']> = {
  id: 'exportCourseRatings',
  method: 'POST',
  path: '/v1/course_rating/:courseId/export',
  access,
  summary: 'Download the ratings of a course as a CSV.',
  tag,
  audit: 'EXPORT_COURSE_RATING',
  answerType: 'text/csv; charset=utf-8',
};

/** Admins only, so that instructors cannot hide feedback about themselves. Source: D39. */
export const toggleCourseRating: Endpoint<S['toggleCourseRating']> = {
  id: 'toggleCourseRating',
  method: 'PUT',
  path: '/v1/course_rating/:id/toggle',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'private-class' },
  summary: 'Hide a rating, or restore it.',
  tag,
  audit: 'RESTORE_COURSE_RATING',
};

export const listFeedbackByCourse: Endpoint<S['listFeedbackByCourse']> = {
  id: 'listFeedbackByCourse',
  method: 'GET',
  path: '/v1/dashboard/private-class-feedbacks',
  access: { kind: 'staff', roles: ANY_STAFF, menuKey: 'main-feedback', scope: 'own-courses' },
  summary: 'List the averages of all courses with ratings.',
  tag,
  audit: null,
};
