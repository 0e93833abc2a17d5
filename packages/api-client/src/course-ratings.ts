import type { CourseRating, CourseRatingSummary } from '@widya/contract/course-ratings';
import * as ratings from '@widya/contract/course-ratings';
import type { courseRatingSchemas } from '@widya/contract/course-ratings.schemas';
import { DASHBOARD_READS } from '@widya/contract/dashboard-reads';
import type { CallAnswer, CallInput } from '@widya/contract/endpoint';
import { call, download } from './api.ts';
import type { DownloadedFile } from './client.ts';
import { changeRows, type Listing, type PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { isUnderEndpoint, useWrite } from './write.ts';

type Schemas = typeof courseRatingSchemas;
export type CourseFeedbackPage = PageOf<CallAnswer<Schemas['listFeedbackByCourse']>>;

/** Filters of the ratings of a course and their export. */
type CourseRatingFilters = NonNullable<CallInput<Schemas['exportCourseRatings']>['query']>;

export type CourseFeedbackQuery = Listing & { readonly sort?: string | undefined };

/** Counts, average and distribution of the ratings of a course; null loads nothing. */
export const useCourseRatingSummary = (courseId: string | null): Query<CourseRatingSummary> =>
  useQuery(ratings.readCourseRatingSummary, courseId === null ? null : { params: { courseId } });

/** One page of other courses with ratings; null loads nothing. */
export const useCourseRatingComparison = (
  courseId: string | null,
  query: CourseFeedbackQuery,
): Query<CourseFeedbackPage> =>
  useQuery<Schemas['compareCourseRatings'], CourseFeedbackPage>(
    ratings.compareCourseRatings,
    courseId === null ? null : { params: { courseId }, query: { ...query } },
  );

/** `laporan-umpan-balik.csv` of a course; pass it to `saveFile`. @throws ApiError */
export const exportCourseRatings = (courseId: string, filters: CourseRatingFilters): Promise<DownloadedFile> =>
  download(ratings.exportCourseRatings, { params: { courseId }, query: { ...filters }, timeout: 60_000 });

/** Actions on ratings. Each rejects with an ApiError and updates the cached lists. */
export function useCourseRatingActions() {
  const write = useWrite([ratings.listCourseRatings, ...DASHBOARD_READS]);
  return {
    /** Hides or restores. Refused with a 409 after a concurrent change. */
    setActive: (id: number, active: boolean) =>
      write(
        call(ratings.toggleCourseRating, { params: { id }, body: { active, expected_status: !active } }),
        (answer, url) =>
          isUnderEndpoint(url, ratings.listCourseRatings)
            ? changeRows<CourseRating>(answer, (row) => (row.id === id ? { ...row, active: active ? 1 : 0 } : row))
            : answer,
      ),
  };
}
