import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';

const SORTS = sortsOf(['name', 'created_at']);

/** The tab is a place: changing it adds a step for Back. */
export const INSTRUCTOR_LIST_OPTIONS = {
  filters: ['active'],
  defaults: { active: '1' },
  places: ['active'],
  settingsKey: 'widyaiswara',
} as const satisfies TableQueryOptions;

/** The list's state, read from the address. */
export interface InstructorListState extends ListState<(typeof SORTS)[number]> {
  /** `1` is the tab Aktif, `0` the tab Terhapus. */
  readonly active: '1' | '0';
}

/** Reads the state; anything the address says wrongly counts as not said. */
export const readInstructorListState = (search: URLSearchParams): InstructorListState => ({
  ...readListState(search, SORTS),
  active: search.get('active') === '0' ? '0' : '1',
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const instructorListQueryOf = (state: InstructorListState) => ({ active: state.active, ...listingOf(state) });
