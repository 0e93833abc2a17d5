import { linkTo } from '@widya/remote-kit/link-to';
import { listAddress } from '@widya/remote-kit/list-address';

/** Says that the list is wanted and not the dialog over it (D5). */
export const LIST_PARAMETER = 'lihat';
export const LIST_VALUE = 'daftar';

/** The way back to all events, as their list was left. */
export const eventListPath = (): string =>
  listAddress(
    linkTo('CreateEvent', {}, { [LIST_PARAMETER]: LIST_VALUE }) ?? `/create-event?${LIST_PARAMETER}=${LIST_VALUE}`,
  );

/** The form of an event. B-019. */
export const eventDetailPath = (event_url: string): string =>
  linkTo('EventDetail', { event_url }) ?? `/editor/detail/${encodeURIComponent(event_url)}`;

/** The dashboard of an event. */
export const eventDashboardPath = (event_url: string): string =>
  linkTo('EventDashboard', { event_url }) ?? `/editor/dashboard/${encodeURIComponent(event_url)}`;
