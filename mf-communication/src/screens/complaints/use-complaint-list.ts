import { useComplaintPage } from '@widya/api-client/complaints';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { COMPLAINT_LIST, complaintListQueryOf, readComplaintListState } from './list-query.ts';

/** The rows of the address, and the means to change it. */
export function useComplaintList() {
  const query = useTableQuery(COMPLAINT_LIST);
  const state = useMemo(() => readComplaintListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useComplaintPage(complaintListQueryOf(state));
  return { query, status: state.status, page };
}
