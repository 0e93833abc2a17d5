import { call } from '@widya/api-client/api';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import { type ClassListState, classList } from '../list.ts';

/** All matching rows, over all pages, in order: without a page the API returns up to 1,000 (D301). */
export async function classRows(state: ClassListState): Promise<readonly ClassRow[]> {
  const { page: _, per_page: __, ...query } = classList.queryOf(state);
  const answer = await call(listClasses, { query, timeout: 60_000 });
  return Array.isArray(answer) ? answer : answer.data;
}
