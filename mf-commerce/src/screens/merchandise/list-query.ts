import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';

const SORTS = sortsOf(['created_at', 'name', 'price']);
type MerchandiseSort = (typeof SORTS)[number];

/** The list's state, read from the address. */
export interface MerchandiseListState extends ListState<MerchandiseSort> {
  /** `1` is the tab Aktif, `0` the tab Terhapus. */
  readonly active: '1' | '0';
}

/** The tab is a place: taking the search off leaves it, and changing it adds a step for Back. */
export const MERCHANDISE_LIST_OPTIONS = {
  filters: ['active'],
  defaults: { active: '1' },
  places: ['active'],
  settingsKey: 'kreasi',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export const readMerchandiseListState = (search: URLSearchParams): MerchandiseListState => ({
  ...readListState(search, SORTS),
  active: search.get('active') === '0' ? '0' : '1',
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const merchandiseListQueryOf = (state: MerchandiseListState) => ({
  active: state.active,
  ...listingOf(state),
});
