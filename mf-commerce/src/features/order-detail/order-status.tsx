import {
  needsReview,
  type OrderOutcome,
  OUTCOME_LABELS,
  outcomeOf,
  type ProviderStatus,
  tagOf,
} from '@widya/contract/order-status';
import { Badge, type BadgeTone } from '@widya/design-system/badge';
import { Inline } from '@widya/design-system/layout';

export const OUTCOME_TONES: Readonly<Record<OrderOutcome, 'ok' | 'error' | 'warn'>> = {
  accepted: 'ok',
  rejected: 'error',
  waiting: 'warn',
};

const tagTone = (order: ProviderStatus): BadgeTone => (needsReview(order) ? 'warn' : 'neutral');

interface OrderStatusProps {
  readonly order: ProviderStatus;
  /** Below each other, for cells of a table. */
  readonly stacked?: boolean;
}

/** What an order comes to, and beside it what staff would not guess from that. Source: decision 107. */
export function OrderStatus({ order, stacked = false }: OrderStatusProps) {
  const outcome = outcomeOf(order);
  return (
    <Inline gap="1" {...(stacked && { flexDirection: 'column', alignItems: 'flex-start' })}>
      <Badge tone={OUTCOME_TONES[outcome]}>{OUTCOME_LABELS[outcome]}</Badge>
      <Badge tone={tagTone(order)}>{tagOf(order)}</Badge>
    </Inline>
  );
}
