import { isPaid, isReturned } from '@widya/contract/order-status';
import type { orders } from '../../../database/schema/orders.ts';

type Order = Pick<
  typeof orders.$inferSelect,
  'paid_status' | 'fraud_status' | 'exception' | 'exception_resolved_at' | 'should_expire_at' | 'snap_payment_url'
>;

/** What somebody who follows the payment link of an order finds. */
export type PayState =
  /** The page of the provider. */
  | 'open'
  /** That page is being made; it takes seconds. */
  | 'preparing'
  /** No provider is set up here. */
  | 'unavailable'
  | 'paid'
  /** Money came or is held back, and somebody looks at it: nobody should pay again. */
  | 'checking'
  | 'returned'
  | 'ended';

const UNPAID: ReadonlySet<string> = new Set(['WAIT_SNAP_NOTIFICATION', 'pending', 'deny']);

/** Source: decisions 106–108. */
export function payStateOf(order: Order, { now, canPay }: { readonly now: Date; readonly canPay: boolean }): PayState {
  if (order.exception !== null && order.exception_resolved_at === null) return 'checking';
  if (isPaid(order)) return 'paid';
  if (isReturned(order)) return 'returned';
  if (['authorize', 'capture'].includes(order.paid_status)) return 'checking';
  const isOver = order.should_expire_at !== null && order.should_expire_at <= now;
  if (isOver || !UNPAID.has(order.paid_status)) return 'ended';
  if (order.snap_payment_url !== null && isWebAddress(order.snap_payment_url)) return 'open';
  return canPay ? 'preparing' : 'unavailable';
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
