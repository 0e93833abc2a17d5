import { useInstructorPage } from '@widya/api-client/instructors';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { INSTRUCTOR_LIST_OPTIONS, instructorListQueryOf, readInstructorListState } from './list-query.ts';

/** The rows of the address, and the means to change it. */
export function useInstructorList() {
  const query = useTableQuery(INSTRUCTOR_LIST_OPTIONS);
  const state = useMemo(() => readInstructorListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useInstructorPage(instructorListQueryOf(state));
  return { query, state, page };
}
