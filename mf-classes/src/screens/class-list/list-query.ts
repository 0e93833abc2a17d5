import type { ClassPageQuery } from '@widya/api-client/classes';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@widya/contract/paging';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';

export type ClassTab = 'upcoming' | 'archive';

const SORTS = ['start_time', 'name', 'price', 'waiting', 'accepted', 'income', 'updated_at'] as const;
type ClassSort = NonNullable<ClassPageQuery['sort']>;

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

/**
 * The list's state in the address. Tab and hidden classes are places: taking the filters off leaves them, and changing them
 * adds a step for Back.
 */
export const CLASS_LIST_OPTIONS = {
  filters: ['tab', 'hidden', 'topic_code', 'from', 'to', 'todo'],
  defaults: { tab: 'upcoming' },
  places: ['tab', 'hidden'],
  settingsKey: 'kelas',
} as const satisfies TableQueryOptions;

/** Reads the state; anything the address says wrongly counts as not said. */
export function readListState(search: URLSearchParams): ListState {
  const perPage = whole(search.get('per_page'), DEFAULT_PAGE_SIZE);
  const sort = search.get('sort') ?? '';
  const from = day(search.get('from'));
  const to = day(search.get('to'));
  return {
    tab: search.get('tab') === 'archive' ? 'archive' : 'upcoming',
    page: whole(search.get('page'), 1),
    perPage: (PAGE_SIZES as readonly number[]).includes(perPage) ? perPage : DEFAULT_PAGE_SIZE,
    q: (search.get('q') ?? '').slice(0, 200),
    sort: isSort(sort) ? sort : '',
    hidden: search.get('hidden') === '1',
    topicCode: search.get('topic_code') ?? '',
    from,
    // An end before the beginning: the API refuses it, so it counts as not said.
    to: to < from ? '' : to,
    todo: search.get('todo') === '1',
  };
}

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export function listQueryOf(state: ListState): ClassPageQuery {
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
