import { isPaid, type OrderException } from '@widya/contract/order-status';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { orders } from '../../database/schema/orders.ts';
import type { Tx } from '../../http/transaction.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { releaseVouchers } from '../registrations/vouchers.ts';
import { freeSeats, giveSeats, isPaidTwice, lockSeats, type SeatEnd } from './order-seats.ts';
import { type PaymentStep, stepOf } from './payment-rules.ts';
import type { PaymentStatus } from './provider.ts';
import { takeVoucherAgain } from './vouchers-of-orders.ts';

type OrderRow = typeof orders.$inferSelect;

/** What came of taking a status over. */
export type Applied = 'applied' | 'duplicate' | 'ignored' | 'exception';

/**
 * Takes over what the provider says of an order: status, times, seats, voucher and mails, in the transaction of the caller. Saying the
 * same again changes nothing. Locks go class, order, registration, voucher. Source: decisions 106–108 and 123, S31, S32.
 */
export async function applyStatus(ctx: SeatContext, orderRef: number, next: PaymentStatus): Promise<Applied> {
  const { tx, now } = ctx;
  const seats = await lockSeats(tx, orderRef);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderRef)).for('update');
  if (order === undefined) return 'ignored';
  const said = { paid_status: next.status, fraud_status: next.fraud };
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
  if (isPayment) {
    if (await isPaidTwice(tx, order.id, seats)) return raise(tx, order, 'DOUBLE_PAYMENT', now);
    const refusal = await giveSeats(ctx, seats);
    if (refusal !== null) return raise(tx, order, refusal, now);
    if (step === 'paid-late') await takeVoucherAgain(tx, order.id, now);
  }
  const end = ENDS[step];
  if (end !== undefined) {
    await freeSeats(ctx, order.id, seats, end);
    await releaseVouchers(tx, [order.id], now);
  }
  return 'applied';
}

/** Steps after which nobody holds a seat by this order any more. */
const ENDS: Readonly<Partial<Record<PaymentStep, SeatEnd>>> = {
  expired: 'expire',
  cancelled: 'cancel',
  voided: 'void',
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
    ...(isPayment ? { ...paymentOf(next), paid_at: next.paidAt ?? now } : {}),
    ...(step === 'expired' ? { expired_at: now } : {}),
    ...(isRefusal ? { rejected_at: now } : {}),
  };
}

/**
 * Puts an order into the list that somebody must look at. One that is there already stays as it is, and what was settled comes back only
 * with something new: another reason, or another payment.
 */
async function raise(
  tx: Tx,
  order: OrderRow,
  exception: OrderException,
  now: Date,
  payment: Partial<ReturnType<typeof paymentOf>> = {},
): Promise<Applied> {
  const other = payment.transaction_id ?? null;
  const isNews = or(
    isNull(orders.exception),
    and(
      isNotNull(orders.exception_resolved_at),
      or(
        ne(orders.exception, exception),
        ...(other === null ? [] : [sql`${orders.transaction_id} is distinct from ${other}`]),
      ),
    ),
  );
  const raised = await tx
    .update(orders)
    .set({
      ...payment,
      exception,
      exception_resolved_at: null,
      checked_at: now,
      updated_at: now,
      version: sql`${orders.version} + 1`,
    })
    .where(and(eq(orders.id, order.id), isNews))
    .returning({ id: orders.id });
  return raised.length === 1 ? 'exception' : leave(tx, order, 'duplicate', now);
}
