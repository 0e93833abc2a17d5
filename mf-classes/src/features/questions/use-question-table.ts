import { type TableQueryOptions, useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { questionQueryOf } from './list-query.ts';

/** The state of a list of questions in the address, and what the API is asked for it. @param options must not change. */
export function useQuestionTable(options: TableQueryOptions) {
  const query = useTableQuery(options);
  const asked = useMemo(() => questionQueryOf(query.apiQuery), [query.apiQuery]);
  return { query, asked };
}
