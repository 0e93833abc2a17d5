import type { CourseFeedback, CourseRating, CourseRatingSummary } from '@widya/contract/course-ratings';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';
import { pageOf } from './page-of.ts';

const BASE: CourseRating = {
  id: 31,
  course_id: 12,
  member_course_id: 901,
  full_name: 'Siti Contoh',
  rating: 5,
  comment: 'Videonya jelas dan bisa diulang.',
  active: 1,
  created_at: '2026-11-18T05:00:00.000Z',
  version: 1,
};

/** Fixture of a rating; pass the fields that the story is about. */
export const rating = (changes: Partial<CourseRating> = {}): CourseRating => ({ ...BASE, ...changes });

const RATINGS: readonly CourseRating[] = [
  rating(),
  rating({ id: 32, full_name: 'Budi Contoh', rating: 3, comment: 'Kuisnya terlalu sulit.' }),
  rating({ id: 33, full_name: 'Made Contoh', rating: 4, comment: '' }),
];
const HIDDEN = rating({ id: 34, full_name: 'Tamu Contoh', rating: 1, comment: 'Iklan', active: 0 });

/** Fixture of a course with its ratings; pass the fields that the story is about. */
export const courseFeedback = (changes: Partial<CourseFeedback> = {}): CourseFeedback => ({
  course_id: 12,
  course_code: 'BIPA1A2B',
  course_name: 'BIPA untuk Pemula',
  created_at: '2026-09-01T02:00:00.000Z',
  participants: 240,
  count: 60,
  average: 4.35,
  distribution: [1, 2, 6, 17, 34],
  ...changes,
});

export const COURSE_SUMMARY: CourseRatingSummary = {
  ...courseFeedback(),
  hidden: 1,
  commented: 41,
  others: { courses: 8, count: 310, average: 4.12 },
};

export const COURSES: readonly CourseFeedback[] = [
  courseFeedback(),
  courseFeedback({ course_id: 13, course_code: 'EYD2PQRS', course_name: 'Ejaan yang Disempurnakan', average: 4.02 }),
];

/** Fake API of the stories of ratings of a course, on which every call succeeds. */
export const courseRatingApi = (): FakeApi => ({
  'GET /v1/course_rating/:courseId/summary': () => ({ body: COURSE_SUMMARY }),
  'GET /v1/course_rating/:courseId/comparison': () => ({ body: pageOf(COURSES.slice(1)) }),
  'POST /v1/course_rating/:courseId/export': () => ({ body: '\uFEFFid;nama\r\n' }),
  'GET /v1/course_rating/:courseId/course': ({ query }) => {
    const q = (query.get('q') ?? '').toLowerCase();
    const rows = query.get('hidden') === '1' ? [...RATINGS, HIDDEN] : RATINGS;
    return {
      body: pageOf(
        rows.filter(
          (row) =>
            `${row.full_name} ${row.comment}`.toLowerCase().includes(q) &&
            (query.get('rating') ?? String(row.rating)) === String(row.rating),
        ),
      ),
    };
  },
  'PUT /v1/course_rating/:id/toggle': ({ params, body }) => ({
    body: {
      success: true,
      affectedRows: 1,
      data: { ...rating({ id: Number(params.id) }), ...(body as object) },
      version: 2,
    },
  }),
});
