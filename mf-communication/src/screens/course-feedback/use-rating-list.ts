import { useCourseRatingPage } from '@widya/api-client/course-ratings';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { RATING_LIST, ratingFiltersOf, ratingListQueryOf, readRatingListState } from './list-query.ts';

/** The rows of the address, and the means to change it. */
export function useRatingList(id: string) {
  const query = useTableQuery(RATING_LIST);
  const state = useMemo(() => readRatingListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useCourseRatingPage(id, ratingListQueryOf(state));
  return { query, rating: state.rating, filters: ratingFiltersOf(state), page };
}
