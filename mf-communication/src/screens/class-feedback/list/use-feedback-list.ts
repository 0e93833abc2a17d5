import { type FeedbackFilters, useFeedbackPage } from '@widya/api-client/feedback';
import { FEEDBACK_CRITERIA } from '@widya/contract/feedback-criteria';
import { type TableQueryOptions, useTableQuery } from '@widya/design-system/use-table-query';
import { listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { useMemo } from 'react';

/** Tab and hidden ones are places: taking the filters off leaves them, and changing them adds a step for Back. */
const LIST = {
  filters: ['tab', 'hidden', 'commented'],
  places: ['tab', 'hidden'],
  settingsKey: 'umpan-balik',
} as const satisfies TableQueryOptions;

const SORTS = sortsOf(['created_at', 'full_name', 'average', ...FEEDBACK_CRITERIA]);

/** The open tab and the rows of the address, and the means to change it. The rows are asked for when they are looked at. */
export function useFeedbackList(code: string) {
  const query = useTableQuery(LIST);
  const tab = query.filters.tab === 'daftar' ? 'daftar' : 'ringkasan';
  const state = useMemo(() => readListState(new URLSearchParams(query.apiQuery), SORTS), [query.apiQuery]);
  const filters: FeedbackFilters = {
    ...(state.q !== '' && { q: state.q }),
    ...(query.filters.hidden === '1' && { hidden: '1' }),
    ...(query.filters.commented === '1' && { commented: '1' }),
  };
  const page = useFeedbackPage(tab === 'daftar' ? code : null, { ...filters, ...listingOf(state) });
  return { query, tab, filters, page } as const;
}
