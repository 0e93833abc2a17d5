import { useCoursePage } from '@widya/api-client/courses';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { COURSE_LIST_OPTIONS, courseListQueryOf, readCourseListState } from './list-query.ts';

/** The rows of the address, and the means to change it. */
export function useCourseList() {
  const query = useTableQuery(COURSE_LIST_OPTIONS);
  const state = useMemo(() => readCourseListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useCoursePage(courseListQueryOf(state));
  return { query, state, page };
}
