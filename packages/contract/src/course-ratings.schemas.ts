import { z } from 'zod';
import { MAX_RATING } from './feedback-criteria.ts';
import { courseParam } from './participants-course.schemas.ts';
import {
  flag,
  flagInput,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';

/** The course by its id or its code. D6. */
const courseIdParam = z.object({ courseId: courseParam.shape.code });

/** A participant's rating of a course. Source: C-107. */
export const courseRatingRow = z
  .object({
    id: z.number().int(),
    course_id: z.number().int(),
    /** Null when the registration was deleted. */
    member_course_id: z.number().int().nullable(),
    full_name: z.string(),
    rating: z.number().int().min(1).max(MAX_RATING),
    /** Plain text. */
    comment: z.string(),
    active: flag,
    created_at: instant,
    version,
  })
  .meta({ id: 'CourseRating' });

/** A course with a summary of its ratings. */
export const courseFeedback = z
  .object({
    course_id: z.number().int(),
    course_code: z.string(),
    course_name: z.string(),
    created_at: instant,
    /** Accepted participants, all of whom may rate. */
    participants: z.number().int(),
    /** Number of visible ratings. */
    count: z.number().int(),
    /** Mean rating, 1–5, two decimals; null without any. */
    average: z.number().nullable(),
    /** Number of ratings with 1, 2, 3, 4 and 5. */
    distribution: z.array(z.number().int()).length(MAX_RATING),
  })
  .meta({ id: 'CourseFeedback' });

const coursesQuery = pageQuery.extend({
  sort: sortBy(['created_at', 'course_name', 'average', 'count']).default('-created_at'),
});

const filters = z.object({
  /** Searches names and reviews. */
  q: z.string().trim().max(200).optional(),
  /** `1` includes hidden ones. */
  hidden: z.enum(['1', '0']).optional(),
  rating: z.coerce.number().int().min(1).max(MAX_RATING).optional(),
});

export const courseRatingSchemas = {
  listCourseRatings: {
    params: courseIdParam,
    query: pageQuery.extend({
      ...filters.shape,
      sort: sortBy(['created_at', 'full_name', 'rating']).default('-created_at'),
    }),
    answer: listAnswer(courseRatingRow),
  },
  readCourseRatingSummary: {
    params: courseIdParam,
    answer: courseFeedback.extend({
      hidden: z.number().int(),
      /** Visible ratings with a review. */
      commented: z.number().int(),
      /** All other courses visible to the caller, together. */
      others: z.object({ courses: z.number().int(), count: z.number().int(), average: z.number().nullable() }),
    }),
  },
  /** Other courses with ratings, newest first. */
  compareCourseRatings: { params: courseIdParam, query: coursesQuery, answer: listAnswer(courseFeedback) },
  exportCourseRatings: { params: courseIdParam, query: filters, answer: z.string() },
  toggleCourseRating: {
    params: idParam,
    body: z.object({ active: flagInput.optional(), expected_status: flagInput.optional() }).optional(),
    answer: writtenAnswer(courseRatingRow),
  },
  /** Courses with ratings that are visible to the caller, newest first. */
  listFeedbackByCourse: { query: coursesQuery, answer: listAnswer(courseFeedback) },
};
