import type { CallInput, Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import { DEFAULT_PAGE_SIZE } from '@widya/contract/paging';
import type { FirstQuery } from '@widya/contract/routing/manifest';
import { firstRead } from './first-read.ts';
import type { AnyListFilter } from './list-filters.ts';
import { type ListState, listingOf, readListState, sortsOf } from './list-state.ts';

type QueryInput<S extends EndpointSchemas> = NonNullable<CallInput<S>['query']>;

type Filters = Readonly<Record<string, AnyListFilter>>;

/** A column to sort by, in both directions. */
type SortOf<Column extends string> = Column | `-${Column}`;

/** State of a list in the address: page, page size, search, sorting and filters. */
export type StateOf<F extends Filters, Column extends string> = ListState<SortOf<Column>> & {
  readonly [Name in keyof F]: ReturnType<F[Name]['read']>;
};

interface ListInput<S extends EndpointSchemas, F extends Filters, Column extends string> {
  /** Storage key of page size and columns. */
  readonly settingsKey: string;
  /** Sortable columns; for others in the address the API's default order is used. */
  readonly sorts?: readonly Column[];
  /** Filters by name, which is the same in the address and in the API. */
  readonly filters?: F;
  /** Names of the endpoint's path parameters in the screen's path, if they differ: `{ code: 'event_url' }`. */
  readonly params?: Readonly<Record<string, string>>;
  /** Corrects contradictory filters, such as an end before the start. */
  readonly correct?: (state: StateOf<F, Column>) => StateOf<F, Column>;
  /** Adapts the query, if the API needs other names or values than the address. */
  readonly send?: (query: QueryInput<S>, state: StateOf<F, Column>) => QueryInput<S>;
}

/** A list of the API, as a screen shows it. */
export interface List<S extends EndpointSchemas, State> {
  readonly endpoint: Endpoint<S>;
  /** Options for `useTableQuery`. */
  readonly options: {
    readonly filters: readonly string[];
    readonly defaults: Readonly<Record<string, string>>;
    readonly places: readonly string[];
    readonly settingsKey: string;
  };
  /** Reads the state from an address. */
  readonly read: (search: URLSearchParams) => State;
  /** The API's query for a state; for an address without query it equals the first query. */
  readonly queryOf: (state: State) => QueryInput<S>;
  /** The filters without page, page size and sorting, for downloads and for actions on all matching rows. */
  readonly filtersOf: (state: State) => Omit<QueryInput<S>, 'page' | 'per_page' | 'sort'>;
  /** For the manifest: the query that the page sends before the screen's code has loaded. */
  readonly firstQuery: FirstQuery;
}

export type ListStateOf<L> = L extends List<infer _S, infer State> ? State : never;

/** Values of filters that are missing in the address. */
const fallbacksOf = (filters: readonly (readonly [string, AnyListFilter])[]): Readonly<Record<string, string>> =>
  Object.fromEntries(filters.flatMap(([name, { fallback }]) => (fallback ? [[name, fallback]] : [])));

const LISTING = ['page', 'per_page', 'q', 'sort'] as const;

/**
 * Declares a list: its endpoint, and its state in the address. The reader of the address, the table's options, the
 * API's query and the manifest's first query are derived from it.
 */
export function defineList<
  S extends EndpointSchemas,
  const F extends Filters = Readonly<Record<never, never>>,
  const Column extends string = never,
>(endpoint: Endpoint<S>, input: ListInput<S, F, Column>): List<S, StateOf<F, Column>> {
  type State = StateOf<F, Column>;
  const { settingsKey, sorts = [], params = {}, correct = (state: State) => state, send } = input;
  const filters = Object.entries<AnyListFilter>(input.filters ?? {});
  const sent = filters.filter(([, { isLocal }]) => !isLocal);
  const columns = sortsOf(sorts);

  const read = (search: URLSearchParams): State =>
    correct({
      ...readListState(search, columns),
      ...Object.fromEntries(filters.map(([name, filter]) => [name, filter.read(search.get(name))])),
    } as State);

  const queryOf = (state: State): QueryInput<S> => {
    const own = sent.flatMap(([name, filter]) => {
      const value = filter.send(state[name as keyof State] as never);
      return value === '' ? [] : [[name, value] as const];
    });
    const query = { ...listingOf(state), ...Object.fromEntries(own) } as unknown as QueryInput<S>;
    return send ? send(query, state) : query;
  };

  return {
    endpoint,
    options: {
      filters: filters.map(([name]) => name),
      defaults: fallbacksOf(filters),
      places: filters.flatMap(([name, { isPlace }]) => (isPlace ? [name] : [])),
      settingsKey,
    },
    read,
    queryOf,
    filtersOf: (state) => {
      const { page: _page, per_page: _size, sort: _sort, ...rest } = queryOf(state) as Record<string, unknown>;
      return rest as Omit<QueryInput<S>, 'page' | 'per_page' | 'sort'>;
    },
    firstQuery: firstRead(endpoint, {
      params,
      query: {
        ...fallbacksOf(sent),
        page: '1',
        per_page: String(DEFAULT_PAGE_SIZE),
      },
      fromUrl: [...LISTING, ...sent.map(([name]) => name)],
    }),
  };
}
