import { isPaid, isPartlyReturned, isReturned } from '@widya/contract/order-status';
import type { PaymentState } from '@widya/contract/payment-states';
import type { orders } from '../../platform/database/schema/orders.ts';

type Order = Pick<
  typeof orders.$inferSelect,
  'paid_status' | 'fraud_status' | 'exception' | 'exception_resolved_at' | 'should_expire_at' | 'snap_payment_url'
>;

const UNPAID: ReadonlySet<string> = new Set(['WAIT_SNAP_NOTIFICATION', 'pending', 'deny']);

/**
 * The payment state shown to participants; returned money and an open exception hide that an order was paid.
 * Source: D106–D108.
 */
export function payStateOf(
  order: Order,
  { now, canPay }: { readonly now: Date; readonly canPay: boolean },
): PaymentState {
  if (isReturned(order)) return 'returned';
  if (isPartlyReturned(order)) return 'partly-returned';
  if (order.exception !== null && order.exception_resolved_at === null) return 'checking';
  if (isPaid(order)) return 'paid';
  if (['authorize', 'capture'].includes(order.paid_status)) return 'checking';
  if (order.paid_status === 'cancel') return 'cancelled';
  if (order.paid_status === 'failure') return 'failed';
  const isLate = order.should_expire_at !== null && order.should_expire_at <= now;
  if (isLate || !UNPAID.has(order.paid_status)) return 'expired';
  if (order.snap_payment_url !== null && isWebAddress(order.snap_payment_url)) return 'open';
  return canPay ? 'preparing' : 'unavailable';
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);
