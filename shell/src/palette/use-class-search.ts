import type { PageOf } from '@widya/api-client/listing';
import { useQuery } from '@widya/api-client/query';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import type { classSchemas } from '@widya/contract/classes.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { useSettledQuery } from './use-settled-query.ts';

type ListSchemas = (typeof classSchemas)['listClasses'];

const ROWS = 6;

export interface ClassSearch {
  readonly classes: readonly ClassRow[];
  readonly searching: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Classes by name or code, upcoming and past, from the API.
 * @param allowed false when this account has no class list: then nothing is asked.
 */
export function useClassSearch(query: string, allowed: boolean): ClassSearch {
  const { wanted, target, pending } = useSettledQuery(query, allowed);
  const ask = (tab: 'upcoming' | 'archive') =>
    target === null ? null : { query: { q: target, page: 1, per_page: ROWS, tab } };
  const upcoming = useQuery<ListSchemas, PageOf<CallAnswer<ListSchemas>>>(listClasses, ask('upcoming'));
  const archive = useQuery<ListSchemas, PageOf<CallAnswer<ListSchemas>>>(listClasses, ask('archive'));
  const retry = () => {
    upcoming.retry();
    archive.retry();
  };
  if (!wanted) return { classes: [], searching: false, failed: false, retry };
  const found = target === null ? [] : [...(upcoming.data?.data ?? []), ...(archive.data?.data ?? [])];
  // A class that ends between the two answers is in both.
  const classes = [...new Map(found.map((row) => [row.code, row])).values()].slice(0, ROWS);
  return {
    classes,
    searching: pending || upcoming.isLoading || archive.isLoading,
    failed: Boolean(upcoming.error ?? archive.error),
    retry,
  };
}
