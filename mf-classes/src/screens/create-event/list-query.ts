import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';

/** The list's state in the address. */
export const EVENT_TABLE = { settingsKey: 'event' } as const satisfies TableQueryOptions;

const SORTS = sortsOf(['start_time', 'name']);

/** The API's query for the state in the address; what the address says wrongly counts as not said. */
export const eventQueryOf = (said: Readonly<Record<string, string>>) =>
  listingOf(readListState(new URLSearchParams(said), SORTS));
