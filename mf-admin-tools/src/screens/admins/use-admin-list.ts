import { useAdminPage } from '@widya/api-client/admins';
import { type TableQueryOptions, useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { adminListQueryOf, readAdminListState } from './list-query.ts';

/** The tab is a place: taking the filters off leaves it, and changing it adds a step for Back. */
const OPTIONS = {
  filters: ['active', 'role', 'waiting'],
  defaults: { active: '1' },
  places: ['active'],
  settingsKey: 'admin',
} as const satisfies TableQueryOptions;

/** The rows of the address, and the means to change it. */
export function useAdminList() {
  const query = useTableQuery(OPTIONS);
  const state = useMemo(() => readAdminListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useAdminPage(adminListQueryOf(state));
  return { query, state, page };
}
