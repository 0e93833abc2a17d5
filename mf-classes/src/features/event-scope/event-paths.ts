import { linkTo } from '@widya/remote-kit/link-to';
import { listAddress } from '@widya/remote-kit/list-address';

/** Query parameter that shows the list without the dialog above it (D5). */
export const LIST_PARAMETER = 'lihat';
export const LIST_VALUE = 'daftar';

/** Link back to the list of events with its last query. */
export const eventListPath = (): string =>
  listAddress(
    linkTo('CreateEvent', {}, { [LIST_PARAMETER]: LIST_VALUE }) ?? `/create-event?${LIST_PARAMETER}=${LIST_VALUE}`,
  );

/** Path of the form of an event. B-019. */
export const eventDetailPath = (event_url: string): string =>
  linkTo('EventDetail', { event_url }) ?? `/editor/detail/${encodeURIComponent(event_url)}`;

/** Path of the dashboard of an event. */
export const eventDashboardPath = (event_url: string): string =>
  linkTo('EventDashboard', { event_url }) ?? `/editor/dashboard/${encodeURIComponent(event_url)}`;
