import { choiceParam, dayParam, pageSizeParam, wholeParam } from '../../features/list-url/read-param.ts';

/** The log's state, read from the address. Empty text and 0 mean that a filter is not set. */
export interface LogListState {
  readonly page: number;
  readonly perPage: number;
  readonly q: string;
  readonly sort: 'created_at' | '-created_at' | '';
  readonly adminId: number;
  readonly object: string;
  /** First and last day in WIB. */
  readonly from: string;
  readonly to: string;
}

/** Reads the state; anything the address says wrongly counts as not said. */
export const readLogListState = (search: URLSearchParams): LogListState => ({
  page: wholeParam(search.get('page'), 1),
  perPage: pageSizeParam(search.get('per_page')),
  q: (search.get('q') ?? '').slice(0, 200),
  sort: choiceParam(search.get('sort'), ['created_at', '-created_at']),
  adminId: wholeParam(search.get('admin_id'), 0),
  object: (search.get('object') ?? '').slice(0, 40),
  from: dayParam(search.get('from')),
  to: dayParam(search.get('to')),
});

/** What narrows the log; the download follows it too. */
export const logFiltersOf = ({ q, adminId, object, from, to }: LogListState) => ({
  ...(q !== '' && { q }),
  ...(adminId !== 0 && { admin_id: adminId }),
  ...(object !== '' && { object }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const logListQueryOf = (state: LogListState) => ({
  ...logFiltersOf(state),
  page: state.page,
  per_page: state.perPage,
  ...(state.sort !== '' && { sort: state.sort }),
});
