import type { CallAnswer, Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import type { PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';

/** As many as a list of choices shows at once. */
const FOUND = 50;

/** Query for the newest classes of a list that match by name or code, at most `found` of them. Source: D301. */
export const classSearch = (q: string, found = FOUND) => ({
  page: 1,
  per_page: found,
  ...(q.trim() !== '' && { q: q.trim() }),
});

/**
 * The newest classes of a list that match by name or code, for a filter with search.
 * @param q null loads nothing.
 */
export const useClassSearch = <S extends EndpointSchemas>(
  endpoint: Endpoint<S>,
  q: string | null,
): Query<PageOf<CallAnswer<S>>> =>
  useQuery<S, PageOf<CallAnswer<S>>>(endpoint, q === null ? null : { query: classSearch(q) });
