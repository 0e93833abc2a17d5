import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';

const SORTS = sortsOf(['title', 'price', 'waiting', 'accepted', 'created_at', 'updated_at']);

/** The list's state, read from the address. */
export interface CourseListState extends ListState<(typeof SORTS)[number]> {
  readonly hidden: boolean;
}

/** Hidden courses are a place: taking the search off leaves them, and changing it adds a step for Back. */
export const COURSE_LIST_OPTIONS = {
  filters: ['hidden'],
  places: ['hidden'],
  settingsKey: 'kelas-mandiri',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export const readCourseListState = (search: URLSearchParams): CourseListState => ({
  ...readListState(search, SORTS),
  hidden: search.get('hidden') === '1',
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const courseListQueryOf = (state: CourseListState) => ({
  ...listingOf(state),
  ...(state.hidden && { hidden: '1' as const }),
});
