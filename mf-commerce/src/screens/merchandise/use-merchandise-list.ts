import { useMerchandisePage } from '@widya/api-client/merchandise';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { MERCHANDISE_LIST_OPTIONS, merchandiseListQueryOf, readMerchandiseListState } from './list-query.ts';

/** The rows of the address, and the means to change it. */
export function useMerchandiseList() {
  const query = useTableQuery(MERCHANDISE_LIST_OPTIONS);
  const state = useMemo(() => readMerchandiseListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useMerchandisePage(merchandiseListQueryOf(state));
  return { query, state, page };
}
