import { useOpenExceptions, useOrderMonth, useOrderPage } from '@widya/api-client/orders';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { exceptionQueryOf, monthQueryOf, ORDER_LIST_OPTIONS, readOrderListState } from './list-query.ts';

/** The rows of the address, how many exceptions are open, and the means to change the address. */
export function useOrderList() {
  const query = useTableQuery(ORDER_LIST_OPTIONS);
  const state = useMemo(() => readOrderListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const isMonth = state.tab === 'all';
  const month = useOrderMonth(isMonth ? monthQueryOf(state) : null);
  const exceptions = useOrderPage(isMonth ? null : exceptionQueryOf(state));
  const open = useOpenExceptions();
  return {
    query,
    state,
    page: isMonth ? month : exceptions,
    summary: isMonth ? month.data?.meta : undefined,
    /** How many need somebody; undefined while it is not known. */
    open: open.data?.open,
  };
}
