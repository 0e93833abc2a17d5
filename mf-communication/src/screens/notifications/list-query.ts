import type { NotificationPageQuery } from '@widya/api-client/notifications';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';

const SORTS = sortsOf(['created_at', 'title', 'audience_count']);

export const NOTIFICATION_LIST = { filters: [], settingsKey: 'notifikasi' } as const satisfies TableQueryOptions;

/** The API's query for an address; anything it says wrongly counts as not said. */
export const notificationListQueryOf = (search: URLSearchParams) =>
  listingOf(readListState(search, SORTS)) satisfies NotificationPageQuery;
