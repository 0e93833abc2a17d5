import type { NotificationStatus } from '@widya/contract/notification-status';
import type { BadgeTone } from '@widya/design-system/badge';
import { NOTIFICATIONS_TEXTS } from './texts.ts';

const { statuses } = NOTIFICATIONS_TEXTS;

/** Label of a notification's state: stored without a push service, otherwise pending until it has answered. C-122. */
export function statusOf(status: NotificationStatus): { readonly label: string; readonly tone: BadgeTone } {
  if (status === 'STORED') return { label: statuses.stored, tone: 'neutral' };
  if (status === 'SUCCESS') return { label: statuses.sent, tone: 'ok' };
  return status === 'PENDING' ? { label: statuses.waiting, tone: 'warn' } : { label: statuses.failed, tone: 'error' };
}
