import { listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';

const SORTS = sortsOf(['created_at', 'code', 'name', 'active', 'stream_finish']);

/** Reads the state of the list; anything the address says wrongly counts as not said. */
export const readLiveStreamListState = (search: URLSearchParams) => readListState(search, SORTS);

/** The API's query for a state. Of a plain address it is exactly the manifest's first query. */
export const liveStreamListQueryOf = (state: ReturnType<typeof readLiveStreamListState>) => listingOf(state);
