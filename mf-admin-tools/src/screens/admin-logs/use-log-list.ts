import { useAdminLogPage } from '@widya/api-client/admin-logs';
import { type TableQueryOptions, useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { logListQueryOf, readLogListState } from './list-query.ts';

const OPTIONS = {
  filters: ['admin_id', 'object', 'from', 'to'],
  settingsKey: 'log',
} as const satisfies TableQueryOptions;

/** The rows of the address, and the means to change it. */
export function useLogList() {
  const query = useTableQuery(OPTIONS);
  const state = useMemo(() => readLogListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useAdminLogPage(logListQueryOf(state));
  return { query, state, page };
}
