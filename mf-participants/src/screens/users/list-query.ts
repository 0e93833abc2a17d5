import type { MemberPageQuery } from '@widya/api-client/members';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';

const SORTS = ['created_at', '-created_at', 'full_name', '-full_name'] as const;

/** The list's state, read from the address. Empty text means that a filter is not set. */
export interface UserListState {
  readonly tab: 'active' | 'deleted';
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: (typeof SORTS)[number] | '';
  readonly newsletter: '1' | '0' | '';
}

/** The tab is a place: taking the filters off leaves it, and changing it adds a step for Back. */
export const USER_LIST = {
  filters: ['tab', 'newsletter'],
  defaults: { tab: 'active' },
  places: ['tab'],
  settingsKey: 'pengguna',
} as const satisfies TableQueryOptions;

const oneOf = <V extends string>(text: string | null, values: readonly V[]): V | '' =>
  values.find((value) => value === text) ?? '';

/** Reads the state; anything the address says wrongly counts as not said. */
export function readUserListState(search: URLSearchParams): UserListState {
  const size = Number(search.get('per_page'));
  const page = Number(search.get('page'));
  return {
    tab: search.get('tab') === 'deleted' ? 'deleted' : 'active',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    q: (search.get('q') ?? '').slice(0, 200),
    sort: oneOf(search.get('sort'), SORTS),
    newsletter: oneOf(search.get('newsletter'), ['1', '0']),
  };
}

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const userListQueryOf = ({ tab, page, perPage, q, sort, newsletter }: UserListState): MemberPageQuery => ({
  tab,
  page,
  per_page: perPage,
  ...(q !== '' && { q }),
  ...(sort !== '' && { sort }),
  ...(newsletter !== '' && { newsletter }),
});
