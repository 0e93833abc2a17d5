import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { dayParam, wholeParam } from '@widya/remote-kit/read-param';

const SORTS = sortsOf(['created_at']);

/** The log's state, read from the address. Empty text and 0 mean that a filter is not set. */
export interface LogListState extends ListState<(typeof SORTS)[number]> {
  readonly adminId: number;
  readonly object: string;
  /** First and last day in WIB. */
  readonly from: string;
  readonly to: string;
}

/** Reads the state; anything the address says wrongly counts as not said. */
export const readLogListState = (search: URLSearchParams): LogListState => ({
  ...readListState(search, SORTS),
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
export const logListQueryOf = (state: LogListState) => ({ ...logFiltersOf(state), ...listingOf(state) });
