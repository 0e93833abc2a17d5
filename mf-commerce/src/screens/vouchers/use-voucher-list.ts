import { useVoucherPage } from '@widya/api-client/vouchers';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { readVoucherListState, VOUCHER_LIST_OPTIONS, voucherListQueryOf } from './list-query.ts';

/** The rows of the address, and the means to change it. */
export function useVoucherList() {
  const query = useTableQuery(VOUCHER_LIST_OPTIONS);
  const state = useMemo(() => readVoucherListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useVoucherPage(voucherListQueryOf(state));
  return { query, state, page };
}
