import type { WebhookDelivery } from '@widya/contract/webhooks';
import { formatNumber } from '@widya/design-system/formats/number';
import { WEBHOOK_LOG_TEXTS as texts } from './texts.ts';

/** HTTP status and duration of the last attempt; empty before the first. */
export const answerText = ({ last_status, last_ms }: Pick<WebhookDelivery, 'last_status' | 'last_ms'>): string =>
  [last_status !== null && texts.http(last_status), last_ms !== null && texts.ms(formatNumber(last_ms))]
    .filter(Boolean)
    .join(' · ');
