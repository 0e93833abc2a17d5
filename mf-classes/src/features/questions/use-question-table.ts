import { useTableQuery } from '@widya/design-system/use-table-query';
import { useMemo } from 'react';
import { QUESTION_LIST, questionQueryOf } from './list-query.ts';

/** The state of a list of questions in the address, and what the API is asked for it. */
export function useQuestionTable() {
  const query = useTableQuery(QUESTION_LIST);
  const asked = useMemo(() => questionQueryOf(query.apiQuery), [query.apiQuery]);
  return { query, asked };
}
