import type { NotificationStatus } from '@widya/contract/notification-status';
import type { BadgeTone } from '@widya/design-system/badge';
import { NOTIFICATIONS_TEXTS } from './texts.ts';

const { statuses } = NOTIFICATIONS_TEXTS;

/** How a notification fared: under way until the push service has answered, then sent or not. Rule C-122. */
export function statusOf(status: NotificationStatus): { readonly label: string; readonly tone: BadgeTone } {
  if (status === 'SUCCESS') return { label: statuses.sent, tone: 'ok' };
  return status === 'PENDING' ? { label: statuses.waiting, tone: 'warn' } : { label: statuses.failed, tone: 'error' };
}
