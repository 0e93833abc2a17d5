import type { PublicPayment } from '@widya/contract/payments';
import type { orders } from '../../platform/database/schema/orders.ts';
import { payStateOf } from '../registrations/pay-state.ts';

type OrderRow = typeof orders.$inferSelect;

/** An order in the shape that participants see, without the payer's identity (S15). */
export function presentPayment(
  order: OrderRow,
  at: { readonly now: Date; readonly canPay: boolean },
): Omit<PublicPayment, 'items' | 'pay_url' | 'register_path'> {
  return {
    order_id: order.order_id,
    state: payStateOf(order, at),
    amount: order.amount,
    returned_amount: order.returned_amount,
    until: order.should_expire_at?.toISOString() ?? null,
    paid_at: order.paid_at?.toISOString() ?? null,
  };
}
