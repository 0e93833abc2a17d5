import { useClassPage } from '@widya/api-client/classes';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { CLASS_LIST_OPTIONS, listQueryOf, readClassListState } from './list-query.ts';

/** The rows of the address, and the means to change it. */
export function useClassList() {
  const query = useTableQuery(CLASS_LIST_OPTIONS);
  const state = useMemo(() => readClassListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useClassPage(listQueryOf(state));
  return { query, state, page };
}
