import { call } from '@widya/api-client/api';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import { type ClassListState, classList } from '../list.ts';

/** Everything the list finds, over all pages, in its order: without a page it answers up to 1,000 rows (D301). */
export async function classRows(state: ClassListState): Promise<readonly ClassRow[]> {
  const { page: _, per_page: __, ...query } = classList.queryOf(state);
  const answer = await call(listClasses, { query, timeout: 60_000 });
  return Array.isArray(answer) ? answer : answer.data;
}
