import type { PageOf } from '@widya/api-client/listing';
import { useQuery } from '@widya/api-client/query';
import { type CourseRow, listCourses } from '@widya/contract/courses';
import type { courseSchemas } from '@widya/contract/courses.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { useSettledQuery } from './use-settled-query.ts';

type ListSchemas = (typeof courseSchemas)['listCourses'];

const ROWS = 4;

export interface CourseSearch {
  readonly courses: readonly CourseRow[];
  readonly searching: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Self-paced courses by title or code, from the API.
 * @param allowed false when this account has no list of them: then nothing is asked.
 */
export function useCourseSearch(query: string, allowed: boolean): CourseSearch {
  const { wanted, target, pending } = useSettledQuery(query, allowed);
  const { data, error, isLoading, retry } = useQuery<ListSchemas, PageOf<CallAnswer<ListSchemas>>>(
    listCourses,
    target === null ? null : { query: { q: target, page: 1, per_page: ROWS } },
  );
  if (!wanted) return { courses: [], searching: false, failed: false, retry };
  return {
    courses: target === null ? [] : (data?.data ?? []),
    searching: pending || isLoading,
    failed: Boolean(error),
    retry,
  };
}
