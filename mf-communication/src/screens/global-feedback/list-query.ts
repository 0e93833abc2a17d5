import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, readListState, sortsOf } from '@widya/remote-kit/list-state';

/** The tab is a place: taking the filters off leaves it, and changing it adds a step for Back. */
export const GLOBAL_LIST = {
  filters: ['tab'],
  places: ['tab'],
  settingsKey: 'umpan-balik-kelas',
} as const satisfies TableQueryOptions;

export type GlobalTab = 'publik' | 'mandiri';

export const tabOf = (text: string | undefined): GlobalTab => (text === 'mandiri' ? 'mandiri' : 'publik');

const CLASS_SORTS = sortsOf(['class_date', 'class_name', 'average', 'count']);
const COURSE_SORTS = sortsOf(['created_at', 'course_name', 'average', 'count']);

/** Reads the state; anything the address says wrongly counts as not said. */
export const readGlobalState = (tab: GlobalTab, search: URLSearchParams): ListState<string> =>
  tab === 'mandiri' ? readListState(search, COURSE_SORTS) : readListState(search, CLASS_SORTS);
