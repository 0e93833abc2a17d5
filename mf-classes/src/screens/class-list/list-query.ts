import type { ClassListQuery } from '@widya/contract/classes';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';

/** Names of the list's state in the address; the same as those of the API. */
export type ListParam = 'tab' | 'page' | 'per_page' | 'q' | 'sort' | 'hidden' | 'topic_code' | 'from' | 'to' | 'todo';

export type ClassTab = 'upcoming' | 'archive';

const SORTS = ['start_time', 'name', 'price', 'waiting', 'accepted', 'income', 'updated_at'] as const;
export type ClassSort = NonNullable<ClassListQuery['sort']>;

/** The list's state, read from the address. Empty text means that a filter is not set. */
export interface ListState {
  readonly tab: ClassTab;
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: ClassSort | '';
  readonly hidden: boolean;
  readonly topicCode: string;
  readonly from: string;
  readonly to: string;
  readonly todo: boolean;
}

const whole = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value > 0 ? value : fallback;
};

const day = (text: string | null): string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

const isSort = (text: string): text is ClassSort => (SORTS as readonly string[]).includes(text.replace(/^-/, ''));

/** Reads the state; anything the address says wrongly counts as not said. */
export function readListState(search: URLSearchParams): ListState {
  const perPage = whole(search.get('per_page'), DEFAULT_PAGE_SIZE);
  const sort = search.get('sort') ?? '';
  return {
    tab: search.get('tab') === 'archive' ? 'archive' : 'upcoming',
    page: whole(search.get('page'), 1),
    perPage: (PAGE_SIZES as readonly number[]).includes(perPage) ? perPage : DEFAULT_PAGE_SIZE,
    q: (search.get('q') ?? '').slice(0, 200),
    sort: isSort(sort) ? sort : '',
    hidden: search.get('hidden') === '1',
    topicCode: search.get('topic_code') ?? '',
    from: day(search.get('from')),
    to: day(search.get('to')),
    todo: search.get('todo') === '1',
  };
}

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export function listQueryOf(state: ListState): ClassListQuery {
  return {
    tab: state.tab,
    page: state.page,
    per_page: state.perPage,
    ...(state.q !== '' && { q: state.q }),
    ...(state.sort !== '' && { sort: state.sort }),
    ...(state.hidden && { hidden: '1' as const }),
    ...(state.topicCode !== '' && { topic_code: state.topicCode }),
    ...(state.from !== '' && { from: state.from }),
    ...(state.to !== '' && { to: state.to }),
    ...(state.todo && { todo: '1' as const }),
  };
}

/** Whether anything narrows the list, so that 'nothing here' and 'nothing found' are told apart. */
export const isFiltered = (state: ListState): boolean =>
  state.q !== '' || state.topicCode !== '' || state.from !== '' || state.to !== '' || state.todo;

const isDefault = (name: ListParam, value: string): boolean =>
  value === '' ||
  (name === 'tab' && value === 'upcoming') ||
  (name === 'page' && value === '1') ||
  (name === 'per_page' && value === String(DEFAULT_PAGE_SIZE));

/**
 * The address after a change. Defaults are left out of it; a change of anything but the page goes back to the first page.
 * Other parameters of the address stay.
 */
export function changedSearch(
  search: URLSearchParams,
  change: Readonly<Partial<Record<ListParam, string>>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change) as [ListParam, string][]) {
    if (isDefault(name, value)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
