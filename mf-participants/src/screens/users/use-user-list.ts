import { useMemberPage } from '@widya/api-client/members';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { readUserListState, USER_LIST, userListQueryOf } from './list-query.ts';

/** The rows of the address, and the means to change it. */
export function useUserList() {
  const query = useTableQuery(USER_LIST);
  const state = useMemo(() => readUserListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useMemberPage(userListQueryOf(state));
  return { query, state, page };
}
