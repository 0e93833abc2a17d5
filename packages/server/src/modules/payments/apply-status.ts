import { isPaid, type OrderException } from '@widya/contract/order-status';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { orders, paymentNotifications } from '../../database/schema/orders.ts';
import type { Tx } from '../../http/transaction.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { releaseVouchers } from '../registrations/vouchers.ts';
import { freeSeats, giveSeats, isPaidTwice, lockSeats } from './order-seats.ts';
import { type PaymentStep, stepOf } from './payment-rules.ts';
import type { PaymentStatus } from './provider.ts';
import { takeVoucherAgain } from './vouchers-of-orders.ts';

type OrderRow = typeof orders.$inferSelect;

/** What came of taking a status over. */
export type Applied = 'applied' | 'duplicate' | 'ignored' | 'exception';

/**
 * Takes over what the provider says of an order: status, times, seats, voucher and mails, in the transaction of the caller. Saying the
 * same again changes nothing. Locks go class, order, registration. Source: decisions 106–108 and 123, S31, S32.
 */
export async function applyStatus(ctx: SeatContext, orderRef: number, next: PaymentStatus): Promise<Applied> {
  const { tx, now } = ctx;
  const seats = await lockSeats(tx, orderRef);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderRef)).for('update');
  if (order === undefined) return 'ignored';
  const said = { paid_status: next.status, fraud_status: next.fraud };
  if (isPaid(said) && !matches(order, next)) return raise(tx, order, 'AMOUNT_MISMATCH', now);
  if (isPaid(said) && isPaid(order) && (await isOtherPayment(tx, order, next)))
    return raise(tx, order, 'DOUBLE_PAYMENT', now);
  const step = stepOf(order, said);
  if (step === 'duplicate' || step === 'ignored') {
    await tx.update(orders).set({ checked_at: now }).where(eq(orders.id, order.id));
    return step;
  }
  await tx
    .update(orders)
    .set(changesOf(order, next, step, now))
    .where(eq(orders.id, order.id));
  if (step === 'paid' || step === 'paid-late') {
    if (await isPaidTwice(tx, order.id, seats)) return raise(tx, order, 'DOUBLE_PAYMENT', now);
    const refusal = await giveSeats(ctx, seats);
    if (refusal !== null) return raise(tx, order, refusal, now);
    if (step === 'paid-late') await takeVoucherAgain(tx, order.id, now);
  }
  if (step === 'expired' || step === 'cancelled') {
    await freeSeats(ctx, seats, step === 'expired' ? 'expire' : 'cancel');
    await releaseVouchers(tx, [order.id], now);
  }
  return 'applied';
}

const matches = (order: OrderRow, { amount, currency }: PaymentStatus): boolean =>
  amount === order.amount && currency === 'IDR';

/** Whether this payment is another one than the one that paid the order. */
async function isOtherPayment(tx: Tx, order: OrderRow, { transactionId }: PaymentStatus): Promise<boolean> {
  if (transactionId === null) return false;
  const [other] = await tx
    .select({ one: sql`1` })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.order_id, order.order_id),
        eq(paymentNotifications.outcome, 'applied'),
        sql`${paymentNotifications.transaction_status} in ('settlement', 'capture')`,
        ne(paymentNotifications.transaction_id, transactionId),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Columns of an order once a step was taken. A rejected time is shown for expire, deny and cancel (decision 106). */
function changesOf(order: OrderRow, next: PaymentStatus, step: PaymentStep, now: Date) {
  const isPayment = step === 'paid' || step === 'paid-late';
  const isRefusal = ['expire', 'cancel', 'deny', 'failure'].includes(next.status);
  return {
    paid_status: next.status,
    fraud_status: next.fraud,
    payment_type: next.paymentType ?? order.payment_type,
    checked_at: now,
    updated_at: now,
    version: sql`${orders.version} + 1`,
    ...(isPayment ? { paid_at: next.paidAt ?? now } : {}),
    ...(step === 'expired' ? { expired_at: now } : {}),
    ...(isRefusal ? { rejected_at: now } : {}),
  };
}

/** Puts an order into the list that somebody must look at; one that is there already stays as it is. */
async function raise(tx: Tx, order: OrderRow, exception: OrderException, now: Date): Promise<Applied> {
  const raised = await tx
    .update(orders)
    .set({
      exception,
      exception_resolved_at: null,
      checked_at: now,
      updated_at: now,
      version: sql`${orders.version} + 1`,
    })
    .where(and(eq(orders.id, order.id), isNull(orders.exception)))
    .returning({ id: orders.id });
  return raised.length === 1 ? 'exception' : 'duplicate';
}
