import { outcomeOf } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import { formatTimestamp } from '@widya/contract/time/texts';
import { ORDER_TEXTS } from './texts.ts';

const { facts } = ORDER_TEXTS;

/** Statuses with a time of rejection. Source: D106. */
const REJECTIONS: ReadonlySet<string> = new Set(['expire', 'deny', 'cancel']);

interface OrderTime {
  readonly label: string;
  readonly value: string;
}

/**
 * Times of an order in WIB: its creation; the payment if it was accepted, otherwise the expiry; the rejection if it
 * expired, was denied or cancelled. Source: C-153, D106; DD-MM-YYYY HH:mm:ss by C-003.
 */
export function orderTimes(order: Order): readonly OrderTime[] {
  const accepted = outcomeOf(order) === 'accepted';
  const rejected = REJECTIONS.has(order.paid_status);
  return [
    { label: facts.created, value: formatTimestamp(order.created_at) },
    ...(accepted ? [{ label: facts.paid, value: formatTimestamp(order.paid_at) }] : [endOf(order)]),
    ...(rejected ? [{ label: facts.rejected, value: formatTimestamp(order.rejected_at ?? order.expired_at) }] : []),
  ];
}

const endOf = ({ expired_at, should_expire_at }: Order): OrderTime =>
  expired_at === null
    ? { label: facts.expires, value: formatTimestamp(should_expire_at) }
    : { label: facts.expired, value: formatTimestamp(expired_at) };
