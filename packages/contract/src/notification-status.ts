/** Source: specification 3 §4. A notification is `PENDING` until the push service has answered. */
export const NOTIFICATION_STATUSES = ['PENDING', 'SUCCESS', 'FAILED'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];
