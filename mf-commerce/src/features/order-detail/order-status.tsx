import {
  needsReview,
  type OrderOutcome,
  OUTCOME_LABELS,
  outcomeOf,
  type ProviderStatus,
  tagOf,
} from '@widya/contract/order-status';
import { NO_STATUS_YET } from '@widya/contract/payment-labels';
import { Badge, type BadgeTone } from '@widya/design-system/badge';
import { Inline } from '@widya/design-system/layout';

export const OUTCOME_TONES: Readonly<Record<OrderOutcome, 'ok' | 'error' | 'warn' | 'info'>> = {
  accepted: 'ok',
  rejected: 'error',
  waiting: 'warn',
  returned: 'info',
};

const tagTone = (order: ProviderStatus): BadgeTone => (needsReview(order) ? 'warn' : 'neutral');

interface OrderStatusProps {
  readonly order: ProviderStatus;
  /** Arranges the tags vertically, for table cells. */
  readonly stacked?: boolean;
}

/** The outcome of an order, with a second tag that is more specific. Source: D107. */
export function OrderStatus({ order, stacked = false }: OrderStatusProps) {
  const outcome = outcomeOf(order);
  const tag = tagOf(order);
  // Table cells omit the long tag for orders without a report of the provider.
  const showsTag = !stacked || order.paid_status !== NO_STATUS_YET;
  return (
    <Inline gap="1" data-cell={stacked ? 'stack' : undefined}>
      <Badge tone={OUTCOME_TONES[outcome]}>{OUTCOME_LABELS[outcome]}</Badge>
      {showsTag && <Badge tone={tagTone(order)}>{tag}</Badge>}
    </Inline>
  );
}
