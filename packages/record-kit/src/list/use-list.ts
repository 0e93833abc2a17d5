import type { PageOf } from '@widya/api-client/listing';
import { type Query, type QueryOptions, useQuery } from '@widya/api-client/query';
import type { CallAnswer, CallInput, EndpointSchemas } from '@widya/contract/endpoint';
import { type TableQuery, useTableQuery } from '@widya/design-system/use-table-query';
import type { List } from '@widya/remote-kit/define-list';
import { useMemo } from 'react';

/** A page of an endpoint's rows, or its answer if that has another shape. */
type Rows<S extends EndpointSchemas> = [PageOf<CallAnswer<S>>] extends [never] ? CallAnswer<S> : PageOf<CallAnswer<S>>;

interface ListedRows<S extends EndpointSchemas, State> {
  /** State of the table in the address. */
  readonly query: TableQuery;
  readonly state: State;
  readonly page: Query<Rows<S>>;
}

interface ListTarget<S extends EndpointSchemas, State> {
  /** Values for the parameters of the endpoint's path. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Additional filters outside the address, such as the class of the screen. */
  readonly within?: Partial<NonNullable<CallInput<S>['query']>>;
  /** Whether rows are loaded; false while another tab of the screen is open. */
  readonly isShown?: boolean | ((state: State) => boolean);
  /** Milliseconds until the next poll, by the latest answer; 0 stops polling. */
  readonly pollMs?: QueryOptions<Rows<S>>['pollMs'];
}

/** The rows of a list for the state in the address. */
export function useList<S extends EndpointSchemas, State>(
  list: List<S, State>,
  target: ListTarget<S, State> = {},
): ListedRows<S, State> {
  return useRowsOf(list, useTableQuery(list.options), target);
}

/** The rows of a second list of a screen, which shares the address with the first. @param query of the first list */
export function useRowsOf<S extends EndpointSchemas, State>(
  list: List<S, State>,
  query: TableQuery,
  { params, within, isShown = true, pollMs }: ListTarget<S, State> = {},
): ListedRows<S, State> {
  const state = useMemo(() => list.read(new URLSearchParams(query.apiQuery)), [list, query.apiQuery]);
  const isQueried = typeof isShown === 'function' ? isShown(state) : isShown;
  const page = useQuery<S, Rows<S>>(
    list.endpoint,
    isQueried ? { ...(params && { params }), query: { ...(list.queryOf(state) as object), ...within } } : null,
    pollMs && { pollMs },
  );
  return { query, state, page };
}
