import { call } from '@widya/api-client/api';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import { type ClassListState, classList } from '../list.ts';

/** Matching rows of all pages, in order, at most 1,000: the limit of the API for a call without a page (D301). */
export async function classRows(state: ClassListState): Promise<readonly ClassRow[]> {
  const { page: _, per_page: __, ...query } = classList.queryOf(state);
  const answer = await call(listClasses, { query, timeout: 60_000 });
  return Array.isArray(answer) ? answer : answer.data;
}
