import { isPaid, isPartlyReturned, isReturned, type OrderException, outcomeOf } from '@widya/contract/order-status';
import { eq, sql } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/orders.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { releaseVouchers } from '../registrations/vouchers.ts';
import { freeSeats, giveSeats, isPaidTwice, lockSeats, lowerPrices, type SeatEnd } from './order-seats.ts';
import { type PaymentStep, stepOf } from './payment-rules.ts';
import type { PaymentStatus } from './provider.ts';
import { exceptionOf, raiseException } from './raise-exception.ts';
import { lateVoucher } from './vouchers-of-orders.ts';

type OrderRow = typeof orders.$inferSelect;

/** What came of taking a status over. */
export type Applied = 'applied' | 'duplicate' | 'ignored' | 'exception';

/**
 * Takes over what the provider says of an order: status, times, seats, voucher and mails, in the transaction of the
 * caller. Saying the same again changes nothing. Locks go class, order, registration, voucher. Source: D106–D108 and
 * D123, S31, S32.
 */
export async function applyStatus(ctx: SeatContext, orderRef: number, next: PaymentStatus): Promise<Applied> {
  const { tx, now } = ctx;
  const seats = await lockSeats(tx, orderRef);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderRef)).for('update');
  if (order === undefined) return 'ignored';
  const said = saidOf(order, next);
  // A second payment has a life of its own: that it was refunded does not take back the first one.
  if (isOtherPayment(order, next))
    return isPaid(said) ? raise(tx, order, 'DOUBLE_PAYMENT', now) : leave(tx, order, 'ignored', now);
  const step = stepOf(order, said);
  if (step === 'duplicate' || step === 'ignored') return leave(tx, order, step, now);
  const isPayment = step === 'paid' || step === 'paid-late';
  if (isPayment && !matches(order, next)) return raise(tx, order, 'AMOUNT_MISMATCH', now, paymentOf(next));
  await tx
    .update(orders)
    .set(changesOf(order, next, step, now))
    .where(eq(orders.id, order.id));
  if (isPartlyReturned(said)) await lowerPrices(ctx, order.id, seats, said.returned_amount - order.returned_amount);
  if (isPayment) {
    if (await isPaidTwice(tx, order.id, seats)) return raise(tx, order, 'DOUBLE_PAYMENT', now);
    const voucher = step === 'paid-late' ? await lateVoucher(tx, order, now) : null;
    if (voucher?.isTaken) return raise(tx, order, 'VOUCHER_TAKEN', now);
    const refusal = await giveSeats(ctx, seats);
    if (refusal !== null) return raise(tx, order, refusal, now);
    await voucher?.take();
  }
  const end = ENDS[step];
  if (end !== undefined) {
    await freeSeats(ctx, order.id, seats, end);
    await releaseVouchers(tx, [order.id], now);
  }
  const exception = exceptionOf(step, said);
  if (exception === null) return 'applied';
  return (await raiseException(tx, order, { exception, now, again: true })) ? 'exception' : 'applied';
}

/** What the provider says, and how much went back by it: all of it where it does not say how much, so that no returned money counts. */
function saidOf({ amount }: OrderRow, { status, fraud, returned }: PaymentStatus) {
  const said = { paid_status: status, fraud_status: fraud };
  if (isReturned(said)) return { ...said, returned_amount: amount };
  return { ...said, returned_amount: isPartlyReturned(said) ? Math.min(returned ?? amount, amount) : 0 };
}

/** Steps after which nobody holds a seat by this order any more. */
const ENDS: Readonly<Partial<Record<PaymentStep, SeatEnd>>> = {
  expired: 'expire',
  cancelled: 'cancel',
  voided: 'void',
  returned: 'return',
};

const matches = (order: OrderRow, { amount, currency }: PaymentStatus): boolean =>
  amount === order.amount && currency === 'IDR';

/** Whether the order was paid, by another payment than the one that is spoken of. */
const isOtherPayment = (order: OrderRow, { transactionId }: PaymentStatus): boolean =>
  isPaid(order) && order.transaction_id !== null && transactionId !== null && order.transaction_id !== transactionId;

/** Which payment came, and how much; an amount in another currency says nothing in rupiah. */
const paymentOf = ({ transactionId, amount, currency, paymentType }: PaymentStatus) => ({
  transaction_id: transactionId,
  paid_amount: currency === 'IDR' ? amount : null,
  payment_type: paymentType,
});

/** Notes only that the provider was asked. */
async function leave(tx: Tx, { id }: OrderRow, step: 'duplicate' | 'ignored', now: Date): Promise<Applied> {
  await tx.update(orders).set({ checked_at: now }).where(eq(orders.id, id));
  return step;
}

/** Columns of an order once a step was taken. A rejected time is shown for expire, deny and cancel (D106). */
function changesOf(order: OrderRow, next: PaymentStatus, step: PaymentStep, now: Date) {
  const isPayment = step === 'paid' || step === 'paid-late';
  const isRefusal = outcomeOf({ paid_status: next.status }) === 'rejected';
  const isReviewed = order.exception === 'CHALLENGED' && order.exception_resolved_at === null;
  return {
    paid_status: next.status,
    fraud_status: next.fraud,
    returned_amount: saidOf(order, next).returned_amount,
    payment_type: next.paymentType ?? order.payment_type,
    checked_at: now,
    updated_at: now,
    version: sql`${orders.version} + 1`,
    ...(isPayment ? { ...paymentOf(next), paid_at: next.paidAt ?? now } : {}),
    ...(step === 'expired' ? { expired_at: now } : {}),
    ...(isRefusal ? { rejected_at: now } : {}),
    // The provider has given its verdict, so nobody needs to look at it any more.
    ...(isReviewed ? { exception_resolved_at: now } : {}),
  };
}

/** Puts an order into the list that somebody must look at, where that is news. */
async function raise(
  tx: Tx,
  order: OrderRow,
  exception: OrderException,
  now: Date,
  payment: ReturnType<typeof paymentOf> | undefined = undefined,
): Promise<Applied> {
  const isNews = await raiseException(tx, order, { exception, now, ...(payment && { payment }) });
  return isNews ? 'exception' : leave(tx, order, 'duplicate', now);
}
