/**
 * `STORED`: saved but not pushed, because there is no push service. Otherwise `PENDING` until the push service has
 * answered. Source: C-122.
 */
export const NOTIFICATION_STATUSES = ['STORED', 'PENDING', 'SUCCESS', 'FAILED'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];
