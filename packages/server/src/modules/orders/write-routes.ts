import { isPaid } from '@widya/contract/order-status';
import type { Order } from '@widya/contract/orders';
import * as contract from '@widya/contract/orders';
import { orderSchemas } from '@widya/contract/orders.schemas';
import { eq, sql } from 'drizzle-orm';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/bind.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { applyStatus } from '../payments/apply-status.ts';
import { assignSeatsByStaff, isPaidTwice, lockSeats, releaseSeats, type Seat } from '../payments/order-seats.ts';
import { configuredProvider } from '../payments/provider-of.ts';
import { releaseVouchers } from '../registrations/vouchers.ts';
import { selectOrder } from './queries.ts';

const check = bindPrepared(
  contract.checkOrder,
  orderSchemas.checkOrder,
  async ({ db, config, params }) => {
    const provider = configuredProvider(config);
    const { order_id } = await selectOrder(db, params.id);
    return provider.status(order_id);
  },
  async ({ tx, params, now, config, audit }, status) => {
    const before = await selectOrder(tx, params.id);
    if (status !== null) await applyStatus({ tx, now, config }, params.id, status);
    else await tx.update(orders).set({ checked_at: now }).where(eq(orders.id, params.id));
    const data = await selectOrder(tx, params.id);
    audit({
      object: 'order',
      objectId: data.id,
      label: data.order_id,
      before: { paid_status: before.paid_status, exception: before.exception },
      after: { paid_status: data.paid_status, exception: data.exception },
    });
    const provider_status = status?.status ?? null;
    return { success: true, affectedRows: 1, data, version: data.version, provider_status };
  },
);

const resolve = bind(contract.resolveOrderException, orderSchemas.resolveOrderException, async (ctx) => {
  const { tx, params, body, now, config, audit } = ctx;
  const seats = await lockSeats(tx, params.id);
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, params.id)).for('update');
  const before = await selectOrder(tx, params.id);
  await assertFresh(tx, body.version, before, { object: 'order', id: before.id });
  if (before.exception === null || before.exception_resolved_at !== null)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Transaksi ini tidak perlu diperiksa lagi', { current: before });
  // Accepting a payment with a different amount makes it the payment of the order.
  const settled = body.action === 'accept' && before.exception === 'AMOUNT_MISMATCH';
  const returned = body.action === 'refunded' && (await isFullyRefunded(tx, before, seats));
  await tx
    .update(orders)
    .set({
      exception_resolved_at: now,
      updated_at: now,
      version: sql`${orders.version} + 1`,
      ...(settled ? { paid_status: 'settlement', paid_at: now } : {}),
      ...(returned ? { paid_status: 'refund', returned_amount: before.amount } : {}),
    })
    .where(eq(orders.id, params.id));
  const seatContext = { tx, now, config };
  // After the order counts as paid, so that the person does not become an invited guest.
  if (body.action === 'accept') await assignSeatsByStaff(seatContext, seats);
  // An order without remaining money holds neither a seat nor a voucher.
  if (returned) await releaseSeats(seatContext, params.id, seats, isPaid(before) ? 'return' : 'cancel');
  if (returned) await releaseVouchers(tx, [params.id], now);
  const data = await selectOrder(tx, params.id);
  audit({
    object: 'order',
    objectId: data.id,
    label: data.order_id,
    before: { exception: before.exception, paid_status: before.paid_status },
    after: { exception: null, paid_status: data.paid_status, action: body.action, note: body.note },
  });
  return { success: true, affectedRows: 1, data, version: data.version };
});

/**
 * Whether resolving an exception as refunded means that all money of the order was returned and this was not known yet.
 */
async function isFullyRefunded(tx: Tx, { id, exception }: Order, seats: readonly Seat[]): Promise<boolean> {
  if (exception === 'RETURNED' || exception === 'PARTLY_RETURNED') return false;
  // If a second payment of this order was returned, the first one still counts. A second order for the same seat has no
  // other payment.
  return exception !== 'DOUBLE_PAYMENT' || isPaidTwice(tx, id, seats);
}

export const orderWriteRoutes: Binding[] = [check, resolve];
