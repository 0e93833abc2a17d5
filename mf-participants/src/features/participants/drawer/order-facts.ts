import type { ParticipantOrder } from '@widya/contract/participants';
import { paymentMethodLabel } from '@widya/contract/payment-labels';
import { formatTimestamp } from '@widya/contract/time/texts';
import { formatMoney, formatMoneyPlain } from '@widya/design-system/formats/money';
import { orderState } from './order-state.ts';
import { DRAWER_TEXTS } from './texts.ts';

const { orderFields: fields } = DRAWER_TEXTS;

interface Fact {
  readonly label: string;
  readonly value: string;
}

/**
 * Facts of an order. The time of payment is shown only for accepted orders, the expiry only for others, the time of
 * rejection for expire, deny and cancel. B-096, D106. Times DD-MM-YYYY HH:mm:ss, in WIB (B-072).
 */
export function orderFacts(order: ParticipantOrder): readonly Fact[] {
  const state = orderState(order);
  const isAccepted = state === 'accepted';
  const wasRefused = ['expire', 'deny', 'cancel'].includes(order.paid_status);
  const time = (label: string, when: string | null, shown: boolean): Fact[] =>
    shown && when !== null ? [{ label, value: formatTimestamp(when) }] : [];
  return [
    { label: fields.id, value: order.order_id },
    { label: fields.amount, value: formatMoney(order.amount) },
    ...(order.discount > 0 ? [{ label: fields.discount, value: formatMoneyPlain(order.discount) }] : []),
    ...(order.payment_type ? [{ label: fields.type, value: paymentMethodLabel(order.payment_type) }] : []),
    ...time(fields.created, order.created_at, true),
    ...time(fields.paid, order.paid_at, isAccepted),
    ...time(fields.due, order.should_expire_at, !isAccepted),
    ...time(fields.expired, order.expired_at, !isAccepted),
    ...time(fields.rejected, order.rejected_at, wasRefused),
  ];
}
