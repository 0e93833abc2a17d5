import { useParticipantPage } from '@widya/api-client/participants';
import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { LIST_OPTIONS, listQueryOf, readParticipantListState } from './list-query.ts';
import { useSource } from './source/source-context.ts';

/** The people of the address, and the means to change it. */
export function useParticipantList() {
  const source = useSource();
  const query = useTableQuery(LIST_OPTIONS);
  const state = useMemo(() => readParticipantListState(new URLSearchParams(query.apiQuery)), [query.apiQuery]);
  const page = useParticipantPage(source, listQueryOf(state));
  return { query, state, page };
}
