import type { ParticipantFilters, ParticipantListQuery } from '@widya/contract/participants';
import { PREDICATES } from '@widya/contract/registration-status';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';

/** Tabs that are shown; the queue is a filter of 'Semua'. D62. */
export const TABS = ['all', 'accepted', 'waiting', 'rejected'] as const;
export type Tab = (typeof TABS)[number];

const SORTS = sortsOf([
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
]);

/** The list's state, read from the address. Empty text means that a filter is not set. */
export interface ParticipantListState extends ListState<(typeof SORTS)[number]> {
  readonly tab: Tab;
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

/** Reads the state; anything the address says wrongly counts as not said. */
export function readParticipantListState(search: URLSearchParams): ParticipantListState {
  const listed = readListState(search, SORTS);
  const tab = choiceParam(search.get('tab'), TABS) || 'all';
  const province = (search.get('province') ?? '').slice(0, 100);
  return {
    ...listed,
    tab,
    q: listed.q.trim(),
    // Who is in the queue is in no other tab.
    queue: tab === 'all' && search.get('queue') === '1',
    province,
    city: (search.get('city') ?? '').slice(0, 100),
    present: choiceParam(search.get('present'), ['1', '0']),
    predicate: choiceParam(search.get('predicate'), [...PREDICATES, 'none']),
  };
}

/** What narrows the list, as the API takes it: for the list itself and for a bulk action on everything found. */
export function filtersOf(state: ParticipantListState): ParticipantFilters {
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
export function listQueryOf(state: ParticipantListState): ParticipantListQuery & { page: number; per_page: number } {
  return {
    ...listingOf(state),
    ...filtersOf(state),
  };
}
