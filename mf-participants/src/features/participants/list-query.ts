import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';
import type { ParticipantFilters, ParticipantListQuery } from '@widya/contract/participants';
import { PREDICATES } from '@widya/contract/registration-status';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';

/** Tabs that are shown; the queue is a filter of 'Semua'. Decision 62. */
export const TABS = ['all', 'accepted', 'waiting', 'rejected'] as const;
export type Tab = (typeof TABS)[number];

const SORTS = [
  'registered_at',
  'id',
  'full_name',
  'email',
  'is_present',
  'status',
  'price',
  'voucher',
  'note',
  'predicate',
] as const;
type Sort = NonNullable<ParticipantListQuery['sort']>;

/** The list's state, read from the address. Empty text means that a filter is not set. */
export interface ListState {
  readonly tab: Tab;
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: Sort | '';
  readonly queue: boolean;
  readonly province: string;
  readonly city: string;
  readonly present: '1' | '0' | '';
  readonly predicate: NonNullable<ParticipantFilters['predicate']> | '';
}

/**
 * The list's state in the address. The tab is a place: taking the filters off leaves it, and changing it adds a step for Back.
 */
export const LIST_OPTIONS = {
  filters: ['tab', 'queue', 'province', 'city', 'present', 'predicate'],
  defaults: { tab: 'all' },
  places: ['tab'],
  settingsKey: 'peserta',
} as const satisfies TableQueryOptions;

const whole = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value > 0 ? value : fallback;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | '' =>
  values.find((value) => value === text) ?? '';

const isSort = (text: string): text is Sort => (SORTS as readonly string[]).includes(text.replace(/^-/, ''));

/** Reads the state; anything the address says wrongly counts as not said. */
export function readListState(search: URLSearchParams): ListState {
  const perPage = whole(search.get('per_page'), DEFAULT_PAGE_SIZE);
  const sort = search.get('sort') ?? '';
  const tab = oneOf(TABS, search.get('tab')) || 'all';
  const province = (search.get('province') ?? '').slice(0, 100);
  return {
    tab,
    page: whole(search.get('page'), 1),
    perPage: (PAGE_SIZES as readonly number[]).includes(perPage) ? perPage : DEFAULT_PAGE_SIZE,
    q: (search.get('q') ?? '').trim().slice(0, 200),
    sort: isSort(sort) ? sort : '',
    // Who is in the queue is in no other tab.
    queue: tab === 'all' && search.get('queue') === '1',
    province,
    city: (search.get('city') ?? '').slice(0, 100),
    present: oneOf(['1', '0'], search.get('present')),
    predicate: oneOf([...PREDICATES, 'none'], search.get('predicate')),
  };
}

/** What narrows the list, as the API takes it: for the list itself and for a bulk action on everything found. */
export function filtersOf(state: ListState): ParticipantFilters {
  return {
    tab: state.queue ? 'queue' : state.tab,
    ...(state.q !== '' && { q: state.q }),
    ...(state.province !== '' && { province: state.province }),
    ...(state.city !== '' && { city: state.city }),
    ...(state.present !== '' && { present: state.present }),
    ...(state.predicate !== '' && { predicate: state.predicate }),
  };
}

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export function listQueryOf(state: ListState): ParticipantListQuery & { page: number; per_page: number } {
  return {
    ...filtersOf(state),
    page: state.page,
    per_page: state.perPage,
    ...(state.sort !== '' && { sort: state.sort }),
  };
}
