import type { MemberPageQuery } from '@widya/api-client/members';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';

const SORTS = sortsOf(['created_at', 'full_name']);

/** The list's state, read from the address. Empty text means that a filter is not set. */
export interface UserListState extends ListState<(typeof SORTS)[number]> {
  readonly tab: 'active' | 'deleted';
  readonly newsletter: '1' | '0' | '';
}

/** The tab is a place: taking the filters off leaves it, and changing it adds a step for Back. */
export const USER_LIST = {
  filters: ['tab', 'newsletter'],
  defaults: { tab: 'active' },
  places: ['tab'],
  settingsKey: 'pengguna',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export const readUserListState = (search: URLSearchParams): UserListState => ({
  ...readListState(search, SORTS),
  tab: search.get('tab') === 'deleted' ? 'deleted' : 'active',
  newsletter: choiceParam(search.get('newsletter'), ['1', '0']),
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const userListQueryOf = (state: UserListState): MemberPageQuery => ({
  tab: state.tab,
  ...listingOf(state),
  ...(state.newsletter !== '' && { newsletter: state.newsletter }),
});
