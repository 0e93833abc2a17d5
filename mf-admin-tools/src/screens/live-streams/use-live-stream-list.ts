import { useLiveStreamPage } from '@widya/api-client/live-streams';
import { type TableQueryOptions, useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { liveStreamListQueryOf, readLiveStreamListState } from './list-query.ts';

const OPTIONS = { settingsKey: 'siaran' } as const satisfies TableQueryOptions;

/** The rows of the address, and the means to change it. */
export function useLiveStreamList() {
  const query = useTableQuery(OPTIONS);
  const state = useMemo(() => readLiveStreamListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useLiveStreamPage(liveStreamListQueryOf(state));
  return { query, page };
}
