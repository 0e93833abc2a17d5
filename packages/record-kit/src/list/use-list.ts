import type { PageOf } from '@widya/api-client/listing';
import { type Query, useQuery } from '@widya/api-client/query';
import type { CallAnswer, EndpointSchemas } from '@widya/contract/endpoint';
import { type TableQuery, useTableQuery } from '@widya/design-system/use-table-query';
import type { List } from '@widya/remote-kit/define-list';
import { useMemo } from 'react';

interface ListedRows<S extends EndpointSchemas, State> {
  /** The address, and the means to change it. */
  readonly query: TableQuery;
  readonly state: State;
  readonly page: Query<PageOf<CallAnswer<S>>>;
}

interface ListTarget {
  /** Values for the parameters of the endpoint's path. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Whether rows are asked for; false while another tab of the screen is open. */
  readonly isShown?: boolean;
}

/** The rows of a list that the address names. */
export function useList<S extends EndpointSchemas, State>(
  list: List<S, State>,
  { params, isShown = true }: ListTarget = {},
): ListedRows<S, State> {
  const query = useTableQuery(list.options);
  const state = useMemo(() => list.read(new URLSearchParams(query.apiQuery)), [list, query.apiQuery]);
  const page = useQuery<S, PageOf<CallAnswer<S>>>(
    list.endpoint,
    isShown ? { ...(params && { params }), query: { ...(list.queryOf(state) as object) } } : null,
  );
  return { query, state, page };
}
