import { isPaid, isPartlyReturned, isReturned, type OrderException, outcomeOf } from '@widya/contract/order-status';
import { eq, sql } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/orders.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { releaseVouchers } from '../registrations/vouchers.ts';
import { assignSeats, isPaidTwice, lockSeats, lowerPrices, releaseSeats, type SeatEnd } from './order-seats.ts';
import { type PaymentStep, stepOf } from './payment-rules.ts';
import type { PaymentStatus } from './provider.ts';
import { exceptionOf, raiseException } from './raise-exception.ts';
import { lateVoucher } from './vouchers-of-orders.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * The result of applying a status: `exception` flagged the order for review; `duplicate` and `ignored` changed only the
 * time of its last check.
 */
export type Applied = 'applied' | 'duplicate' | 'ignored' | 'exception';

/**
 * Applies the provider's status of an order: status, times, seats, voucher and mails, in the caller's transaction.
 * Idempotent. Lock order: class, order, registration, voucher. Source: D106–D108 and D123, S31, S32.
 */
export async function applyStatus(ctx: SeatContext, orderRef: number, next: PaymentStatus): Promise<Applied> {
  const { tx, now } = ctx;
  const seats = await lockSeats(tx, orderRef);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderRef)).for('update');
  if (order === undefined) return 'ignored';
  const reported = reportedBy(order, next);
  // A second payment is independent: its refund does not undo the first one.
  if (isOtherPayment(order, next))
    return isPaid(reported) ? raise(tx, order, 'DOUBLE_PAYMENT', now) : recordCheck(tx, order, 'ignored', now);
  const step = stepOf(order, reported);
  if (step === 'duplicate' || step === 'ignored') return recordCheck(tx, order, step, now);
  const isPayment = step === 'paid' || step === 'paid-late';
  if (isPayment && !matches(order, next)) return raise(tx, order, 'AMOUNT_MISMATCH', now, paymentOf(next));
  await tx
    .update(orders)
    .set(changesOf(order, next, step, now))
    .where(eq(orders.id, order.id));
  if (isPartlyReturned(reported))
    await lowerPrices(ctx, order.id, seats, reported.returned_amount - order.returned_amount);
  if (isPayment) {
    if (await isPaidTwice(tx, order.id, seats)) return raise(tx, order, 'DOUBLE_PAYMENT', now);
    const voucher = step === 'paid-late' ? await lateVoucher(tx, order, now) : null;
    if (voucher?.isTaken) return raise(tx, order, 'VOUCHER_TAKEN', now);
    const refusal = await assignSeats(ctx, seats);
    if (refusal !== null) return raise(tx, order, refusal, now);
    await voucher?.take();
  }
  const end = SEAT_END_OF[step];
  if (end !== undefined) {
    await releaseSeats(ctx, order.id, seats, end);
    await releaseVouchers(tx, [order.id], now);
  }
  const exception = exceptionOf(step, reported);
  if (exception === null) return 'applied';
  return (await raiseException(tx, order, { exception, now, again: true })) ? 'exception' : 'applied';
}

/**
 * The provider's status and the returned amount; the full amount when it is unknown, so that returned money never
 * counts as income.
 */
function reportedBy({ amount }: OrderRow, { status, fraud, returned }: PaymentStatus) {
  const reported = { paid_status: status, fraud_status: fraud };
  if (isReturned(reported)) return { ...reported, returned_amount: amount };
  return { ...reported, returned_amount: isPartlyReturned(reported) ? Math.min(returned ?? amount, amount) : 0 };
}

/** Steps that end an order and free its seats. */
const SEAT_END_OF: Readonly<Partial<Record<PaymentStep, SeatEnd>>> = {
  expired: 'expire',
  cancelled: 'cancel',
  voided: 'void',
  returned: 'return',
};

const matches = (order: OrderRow, { amount, currency }: PaymentStatus): boolean =>
  amount === order.amount && currency === 'IDR';

/** Whether the order was already paid by another payment. */
const isOtherPayment = (order: OrderRow, { transactionId }: PaymentStatus): boolean =>
  isPaid(order) && order.transaction_id !== null && transactionId !== null && order.transaction_id !== transactionId;

/** The received payment and its amount; null for other currencies than rupiah. */
const paymentOf = ({ transactionId, amount, currency, paymentType }: PaymentStatus) => ({
  transaction_id: transactionId,
  paid_amount: currency === 'IDR' ? amount : null,
  payment_type: paymentType,
});

/** Records only the time of the last check. */
async function recordCheck(tx: Tx, { id }: OrderRow, step: 'duplicate' | 'ignored', now: Date): Promise<Applied> {
  await tx.update(orders).set({ checked_at: now }).where(eq(orders.id, id));
  return step;
}

/** Columns of an order after a step. Expire, deny and cancel set the time of rejection (D106). */
function changesOf(order: OrderRow, next: PaymentStatus, step: PaymentStep, now: Date) {
  const isPayment = step === 'paid' || step === 'paid-late';
  const isRefusal = outcomeOf({ paid_status: next.status }) === 'rejected';
  const isReviewed = order.exception === 'CHALLENGED' && order.exception_resolved_at === null;
  return {
    paid_status: next.status,
    fraud_status: next.fraud,
    returned_amount: reportedBy(order, next).returned_amount,
    payment_type: next.paymentType ?? order.payment_type,
    checked_at: now,
    updated_at: now,
    version: sql`${orders.version} + 1`,
    ...(isPayment ? { ...paymentOf(next), paid_at: next.paidAt ?? now } : {}),
    ...(step === 'expired' ? { expired_at: now } : {}),
    ...(isRefusal ? { rejected_at: now } : {}),
    // The provider has decided, so staff need not review the order any more.
    ...(isReviewed ? { exception_resolved_at: now } : {}),
  };
}

/** Flags an order for review; without anything new, only the time of the check is recorded. */
async function raise(
  tx: Tx,
  order: OrderRow,
  exception: OrderException,
  now: Date,
  payment: ReturnType<typeof paymentOf> | undefined = undefined,
): Promise<Applied> {
  const isNews = await raiseException(tx, order, { exception, now, ...(payment && { payment }) });
  return isNews ? 'exception' : recordCheck(tx, order, 'duplicate', now);
}
