import { DELIVERY_STATE_LABELS, type DeliveryState } from '@widya/contract/webhook-rules';
import type { BadgeTone } from '@widya/design-system/badge';

/** Label and tone of the states of a delivery. */
export const DELIVERY_BADGES: Readonly<Record<DeliveryState, { readonly label: string; readonly tone: BadgeTone }>> = {
  waiting: { label: DELIVERY_STATE_LABELS.waiting, tone: 'warn' },
  delivered: { label: DELIVERY_STATE_LABELS.delivered, tone: 'ok' },
  failed: { label: DELIVERY_STATE_LABELS.failed, tone: 'error' },
};
