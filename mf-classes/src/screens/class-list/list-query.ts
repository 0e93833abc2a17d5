import type { ClassPageQuery } from '@widya/api-client/classes';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { dayParam } from '@widya/remote-kit/read-param';

export type ClassTab = 'upcoming' | 'archive';

const SORTS = sortsOf(['start_time', 'name', 'price', 'waiting', 'accepted', 'income', 'updated_at']);

/** The list's state, read from the address. Empty text means that a filter is not set. */
export interface ClassListState extends ListState<(typeof SORTS)[number]> {
  readonly tab: ClassTab;
  readonly hidden: boolean;
  readonly topicCode: string;
  readonly from: string;
  readonly to: string;
  readonly todo: boolean;
}

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
export function readClassListState(search: URLSearchParams): ClassListState {
  const from = dayParam(search.get('from'));
  const to = dayParam(search.get('to'));
  return {
    ...readListState(search, SORTS),
    tab: search.get('tab') === 'archive' ? 'archive' : 'upcoming',
    hidden: search.get('hidden') === '1',
    topicCode: search.get('topic_code') ?? '',
    from,
    // An end before the beginning: the API refuses it, so it counts as not said.
    to: to < from ? '' : to,
    todo: search.get('todo') === '1',
  };
}

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export function listQueryOf(state: ClassListState): ClassPageQuery {
  return {
    tab: state.tab,
    ...listingOf(state),
    ...(state.hidden && { hidden: '1' as const }),
    ...(state.topicCode !== '' && { topic_code: state.topicCode }),
    ...(state.from !== '' && { from: state.from }),
    ...(state.to !== '' && { to: state.to }),
    ...(state.todo && { todo: '1' as const }),
  };
}
