import type { CourseRatingFilters } from '@widya/api-client/course-ratings';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';

const SORTS = sortsOf(['created_at', 'full_name', 'rating']);
const RATINGS = ['1', '2', '3', '4', '5'] as const;

/** The list's state, read from the address. */
interface RatingListState extends ListState<(typeof SORTS)[number]> {
  readonly hidden: boolean;
  readonly rating: (typeof RATINGS)[number] | '';
}

/** Hidden ones are a place: taking the filters off leaves it, and changing it adds a step for Back. */
export const RATING_LIST = {
  filters: ['hidden', 'rating'],
  places: ['hidden'],
  settingsKey: 'umpan-balik-mandiri',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export const readRatingListState = (search: URLSearchParams): RatingListState => ({
  ...readListState(search, SORTS),
  hidden: search.get('hidden') === '1',
  rating: choiceParam(search.get('rating'), RATINGS),
});

/** What narrows the list; the report follows it too. */
export const ratingFiltersOf = ({ q, hidden, rating }: RatingListState): CourseRatingFilters => ({
  ...(q !== '' && { q }),
  ...(hidden && { hidden: '1' }),
  ...(rating !== '' && { rating: Number(rating) }),
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const ratingListQueryOf = (state: RatingListState) => ({ ...ratingFiltersOf(state), ...listingOf(state) });
