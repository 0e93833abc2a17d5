import { tagOf } from '@widya/contract/order-status';
import type { ParticipantOrder } from '@widya/contract/participants';
import { providerLabel } from '@widya/contract/payment-labels';
import { Badge } from '@widya/design-system/badge';
import { CopyButton } from '@widya/design-system/copy-button';
import { KeyValueList } from '@widya/design-system/key-value';
import { Inline, Stack } from '@widya/design-system/layout';
import { orderStates } from '@widya/design-system/status/order';
import { StatusBadge } from '@widya/design-system/status-badge';
import { orderFacts } from './order-facts.ts';
import { orderState } from './order-state.ts';
import { DRAWER_TEXTS as texts } from './texts.ts';

/** The label of an order, its second tag, and the provider's status. D107. */
export function OrderStatus({ order }: { readonly order: ParticipantOrder }) {
  const word = providerLabel(order.paid_status);
  const tag = tagOf(order);
  const state = orderState(order);
  return (
    <Inline>
      <StatusBadge states={orderStates} status={state} />
      {tag !== word && tag !== orderStates[state].label && <Badge tone="warn">{tag}</Badge>}
      <Badge>{word}</Badge>
    </Inline>
  );
}

/** One order. B-072, B-093 to B-096. */
export function OrderView({ order }: { readonly order: ParticipantOrder }) {
  const isOpen = orderState(order) === 'waiting';
  return (
    <Stack gap="3">
      <OrderStatus order={order} />
      <KeyValueList items={orderFacts(order)} />
      {isOpen && order.snap_payment_url && (
        <div>
          <CopyButton value={order.snap_payment_url} label={texts.copyLink} variant="secondary" />
        </div>
      )}
    </Stack>
  );
}
