import { call } from '@widya/api-client/api';
import { readAll } from '@widya/api-client/listing';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import { MAX_PER_PAGE } from '@widya/contract/paging';
import { type ClassListState, classList } from '../list.ts';

/** Matching rows of all pages, in order; a call without a page would answer at most 1,000 (D301). */
export function classRows(state: ClassListState): Promise<readonly ClassRow[]> {
  const query = classList.queryOf(state);
  return readAll((page) => call(listClasses, { query: { ...query, page, per_page: MAX_PER_PAGE }, timeout: 60_000 }));
}
