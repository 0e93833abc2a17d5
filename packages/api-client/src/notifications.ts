import type { CallAnswer } from '@widya/contract/endpoint';
import type { AppNotification, NewNotification } from '@widya/contract/notifications';
import * as notifications from '@widya/contract/notifications';
import type { notificationSchemas } from '@widya/contract/notifications.schemas';
import { call } from './api.ts';
import type { PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof notificationSchemas)['listNotifications'];
type NotificationPage = PageOf<CallAnswer<ListSchemas>>;
export type NotificationAudience = CallAnswer<(typeof notificationSchemas)['countNotificationAudience']>;

const POLL_MS = 3_000;

const isUnderWay = ({ status }: AppNotification): boolean => status === 'PENDING';

/** Milliseconds until a page of notifications is polled again, while one of them is being sent. */
export const notificationPollMs = (latest: NotificationPage | undefined): number =>
  latest?.data.some(isUnderWay) ? POLL_MS : 0;

/** Number of active users that a notification would reach. @param wanted false loads nothing. */
export const useNotificationAudience = (wanted: boolean): Query<NotificationAudience> =>
  useQuery<(typeof notificationSchemas)['countNotificationAudience'], NotificationAudience>(
    notifications.countNotificationAudience,
    wanted ? {} : null,
  );

/** Actions on notifications. Each rejects with an ApiError and updates the cached lists. */
export function useNotificationActions() {
  const write = useWrite([notifications.listNotifications]);
  return {
    /**
     * Sends to all active users.
     * @throws ApiError with INVALID_TRANSITION when the same text was sent within ten minutes; `again: true` sends it
     * anyway.
     */
    create: (body: NewNotification) => write(call(notifications.createNotification, { body })),
    /** Retries a failed one. @throws ApiError with INVALID_TRANSITION when somebody else has retried it. */
    retry: (id: number) => write(call(notifications.retryNotification, { params: { id } })),
  };
}
