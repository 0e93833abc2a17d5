import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as orderContract from '@widya/contract/orders';
import { receiveMidtransNotification } from '@widya/contract/payments';
import { and, eq, isNull } from 'drizzle-orm';
import { orderItems, orders, paymentNotifications } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { type FakeMidtrans, type FakePayment, startFakeMidtrans } from '../../testing/fake-midtrans.ts';
import { insertClass, insertRegistration, insertSuperadmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { expireOrders } from './expire-orders.ts';
import { openPayments } from './open-payments.ts';
import { recheckOrders } from './recheck-orders.ts';

let api: TestApp;
let midtrans: FakeMidtrans;
let admin: Actor;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  api = await createTestApp({ env: { LOG_LEVEL: 'warn', ...midtrans.env } });
  admin = await signedIn(api, await insertSuperadmin(api.db, { name: 'Melati Contoh' }));
});
afterAll(async () => {
  await api.close();
  await midtrans.close();
});
beforeEach(async () => {
  midtrans.refuse = null;
  midtrans.payments.clear();
  await api.db.update(orders).set({ paid_status: 'cancel' });
});

const GROSS = '150000.00';
const HOUR_MS = 3_600_000;
const ended = { should_expire_at: new Date(Date.now() - 1_000) };
const orderOf = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0];
const seatOf = async (id: number) =>
  (await api.db.select().from(registrations).where(eq(registrations.id, id)))[0]?.status;
const setPayment = (orderId: string, transaction_status: string, more: Partial<FakePayment> = {}) =>
  midtrans.payments.set(orderId, { transaction_status, gross_amount: GROSS, ...more });
const notify = (orderId: string, change: Record<string, string> = {}) =>
  api.call(receiveMidtransNotification, null, { body: { ...midtrans.notification(orderId), ...change } });
const report = async (orderId: string, status: string, more: Partial<FakePayment> = {}) => {
  setPayment(orderId, status, more);
  return (await notify(orderId)).body.outcome;
};
const settle = (id: number, action: string, version?: number) =>
  api.call(orderContract.resolveOrderException, admin, { params: { id }, body: { action, version } });
const expire = () => expireOrders(api.services, null, api.app.log);
const usesVoucher = async (order: typeof orders.$inferSelect) => {
  const voucher = await insertVoucher(api.db);
  const values = { voucher_id: voucher.id, order_ref: order.id, single_use: true, discount: 15_000 };
  await api.db.insert(voucherUses).values(values);
  return async () =>
    (await api.db.select().from(voucherUses).where(eq(voucherUses.order_ref, order.id)))[0]?.released_at === null;
};

describe('rounds of orders', () => {
  it('continue after one that the provider refuses, and log it', async () => {
    const [first, second] = [await insertOrder(api.db), await insertOrder(api.db)];
    let calls = 0;
    midtrans.refuse = () => (calls++ === 0 ? 400 : null);
    await openPayments(api.services, null, api.app.log);
    expect((await orderOf(first.order.id))?.snap_payment_url).toBeNull();
    expect((await orderOf(second.order.id))?.snap_payment_url).not.toBeNull();
    expect(api.lines).toContainEqual(expect.objectContaining({ orderId: first.order.order_id, level: 40 }));
    expect(JSON.stringify(api.lines)).not.toContain(midtrans.env.MIDTRANS_SERVER_KEY);
  });

  it('expire nothing while the provider is unreachable, and all but one with an invalid response', async () => {
    const [first, second] = [await insertOrder(api.db, ended), await insertOrder(api.db, ended)];
    midtrans.refuse = () => 'cut';
    await expire();
    expect(await orderOf(first.order.id)).toMatchObject({ paid_status: 'WAIT_SNAP_NOTIFICATION' });
    midtrans.refuse = null;
    setPayment(first.order.order_id, 'settlement', { order_id: 'WID-ORANG-LAIN' });
    await expire();
    expect(await orderOf(first.order.id)).toMatchObject({ paid_status: 'WAIT_SNAP_NOTIFICATION' });
    expect(await orderOf(second.order.id)).toMatchObject({ paid_status: 'expire' });
  });

  it('open one page per order with concurrent processes', async () => {
    const { order } = await insertOrder(api.db);
    const before = midtrans.opened.length;
    await Promise.all([1, 2, 3].map(() => openPayments(api.services, null, api.app.log)));
    expect(midtrans.opened).toHaveLength(before + 1);
    const { expiry } = midtrans.opened.at(-1) as { expiry: Record<string, unknown> };
    // The time limit starts now, not when the payer picks a payment method.
    expect(expiry).toMatchObject({
      unit: 'minute',
      start_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:00 \+0700$/),
    });
    expect((await orderOf(order.id))?.snap_token).not.toBeNull();
  });

  it('check orders again that had no news for an hour', async () => {
    const quiet = { snap_payment_url: 'https://bayar.example/snap/1', created_at: new Date(Date.now() - 2 * HOUR_MS) };
    const paid = await insertOrder(api.db, quiet);
    const unknown = await insertOrder(api.db, { ...quiet, paid_status: 'capture', fraud_status: 'challenge' });
    const fresh = await insertOrder(api.db, { ...quiet, checked_at: new Date() });
    for (const { order } of [paid, fresh]) setPayment(order.order_id, 'settlement');
    await recheckOrders(api.services, null, api.app.log);
    expect(await seatOf(paid.registration.id)).toBe('ACCEPTED');
    expect(await seatOf(unknown.registration.id)).toBe('WAITING');
    expect((await orderOf(unknown.order.id))?.checked_at).not.toBeNull();
    expect(await orderOf(fresh.order.id)).toMatchObject({ paid_status: 'WAIT_SNAP_NOTIFICATION' });
  });
});

describe('a second payment', () => {
  it('is detected when the first one was found by a status check', async () => {
    const { order } = await insertOrder(api.db);
    setPayment(order.order_id, 'settlement', { transaction_id: 'trx-1' });
    await api.call(orderContract.checkOrder, admin, { params: { id: order.id } });
    expect(await report(order.order_id, 'settlement', { transaction_id: 'trx-2' })).toBe('exception');
    expect(await orderOf(order.id)).toMatchObject({ exception: 'DOUBLE_PAYMENT', transaction_id: 'trx-1' });
  });

  it('that is refunded does not change the first one', async () => {
    const { order, registration } = await insertOrder(api.db);
    await report(order.order_id, 'settlement', { transaction_id: 'trx-1' });
    await report(order.order_id, 'settlement', { transaction_id: 'trx-2' });
    expect((await settle(order.id, 'refunded')).status).toBe(200);
    expect(await report(order.order_id, 'refund', { transaction_id: 'trx-2' })).toBe('ignored');
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'settlement' });
    expect(await seatOf(registration.id)).toBe('ACCEPTED');
    expect(await report(order.order_id, 'refund', { transaction_id: 'trx-1' })).toBe('exception');
  });

  it('is not inferred from unsigned fields of a notification', async () => {
    const { order } = await insertOrder(api.db);
    setPayment(order.order_id, 'settlement');
    await notify(order.order_id, { transaction_id: 'trx-karangan' });
    expect((await notify(order.order_id)).body.outcome).toBe('duplicate');
    expect(await orderOf(order.id)).toMatchObject({ exception: null, transaction_id: `trx-${order.order_id}` });
  });

  it('by a second order is refunded fully', async () => {
    const first = await insertOrder(api.db);
    const second = await insertOrder(api.db);
    const seat = { participant_id: first.registration.id };
    await api.db.update(orderItems).set(seat).where(eq(orderItems.order_ref, second.order.id));
    const isUsed = await usesVoucher(second.order);
    await report(first.order.order_id, 'settlement');
    expect(await report(second.order.order_id, 'settlement')).toBe('exception');
    expect((await settle(second.order.id, 'refunded')).body).toMatchObject({ data: { paid_status: 'refund' } });
    expect(await seatOf(first.registration.id)).toBe('ACCEPTED');
    expect(await isUsed()).toBe(false);
  });
});

describe('a single-use voucher whose order was paid too late (S29)', () => {
  const useOn = async (order: typeof orders.$inferSelect, voucher_id: number) => {
    const use = { voucher_id, order_ref: order.id, single_use: true, discount: 15_000 };
    await api.db.insert(voucherUses).values(use);
  };
  const expiredWith = async () => {
    const voucher = await insertVoucher(api.db, { type: 'SINGLE_USE' });
    const late = await insertOrder(api.db, { voucher_id: voucher.id, discount: 15_000 });
    await useOn(late.order, voucher.id);
    await report(late.order.order_id, 'expire');
    return { late, voucher };
  };
  const activeUses = (voucher_id: number) =>
    api.db
      .select()
      .from(voucherUses)
      .where(and(eq(voucherUses.voucher_id, voucher_id), isNull(voucherUses.released_at)));

  it('is not redeemed again: staff decide, and may assign the seat or record the refund', async () => {
    const { late, voucher } = await expiredWith();
    const other = await insertOrder(api.db, { voucher_id: voucher.id, discount: 15_000 });
    await useOn(other.order, voucher.id);
    expect(await report(late.order.order_id, 'settlement')).toBe('exception');
    expect(await orderOf(late.order.id)).toMatchObject({ exception: 'VOUCHER_TAKEN' });
    expect(await seatOf(late.registration.id)).toBe('EXPIRED');
    expect(await activeUses(voucher.id)).toMatchObject([{ order_ref: other.order.id }]);
    expect((await settle(late.order.id, 'refunded')).body).toMatchObject({ data: { paid_status: 'refund' } });
  });

  it('is used by the late order again when no other order has used it', async () => {
    const { late, voucher } = await expiredWith();
    expect(await report(late.order.order_id, 'settlement')).toBe('applied');
    expect(await seatOf(late.registration.id)).toBe('ACCEPTED');
    expect(await activeUses(voucher.id)).toMatchObject([{ order_ref: late.order.id }]);
  });
});

describe('an amount that differs from that of the order', () => {
  const wrong = { gross_amount: '100000.00', transaction_id: 'trx-kurang' };
  const misPaid = async (values: Parameters<typeof insertOrder>[1] = {}) => {
    const made = await insertOrder(api.db, values);
    expect(await report(made.order.order_id, 'settlement', wrong)).toBe('exception');
    return made;
  };

  it('is reported, and nothing expires before a decision', async () => {
    const { order, registration } = await misPaid(ended);
    await expire();
    expect(await orderOf(order.id)).toMatchObject({ exception: 'AMOUNT_MISMATCH', paid_amount: 100_000 });
    expect(await seatOf(registration.id)).toBe('WAITING');
  });

  it('releases seat and voucher after a refund', async () => {
    const { order, registration } = await misPaid();
    const isUsed = await usesVoucher(order);
    expect((await settle(order.id, 'refunded')).body).toMatchObject({ data: { paid_status: 'refund' } });
    expect(await seatOf(registration.id)).toBe('CANCELLED');
    expect(await isUsed()).toBe(false);
  });

  it('counts when staff accept it, and later news of it changes nothing', async () => {
    const { order, registration } = await misPaid();
    expect((await settle(order.id, 'accept')).body).toMatchObject({ data: { paid_status: 'settlement' } });
    expect(await seatOf(registration.id)).toBe('ACCEPTED');
    expect(await report(order.order_id, 'settlement', wrong)).toBe('duplicate');
    expect(await report(order.order_id, 'settlement', { transaction_id: 'trx-lain' })).toBe('exception');
    expect(await orderOf(order.id)).toMatchObject({ exception: 'DOUBLE_PAYMENT', exception_resolved_at: null });
  });

  it('holds the seat no longer than its term once the case is closed', async () => {
    const { order, registration } = await misPaid(ended);
    await settle(order.id, 'dismiss');
    expect(await report(order.order_id, 'settlement', wrong)).toBe('duplicate');
    await expire();
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'expire' });
    expect(await seatOf(registration.id)).toBe('EXPIRED');
  });
});

describe('a refund', () => {
  it('before the settlement releases the voucher and assigns the seat to the waiting list', async () => {
    const { id: class_id } = await insertClass(api.db, { price: 150_000, quota: 1 });
    const { order, registration } = await insertOrder(api.db, {}, { class_id });
    const isUsed = await usesVoucher(order);
    await report(order.order_id, 'capture', { fraud_status: 'accept' });
    const next = await insertRegistration(api.db, { class_id, status: 'PENDING', price: 0 });
    expect(await report(order.order_id, 'cancel')).toBe('applied');
    expect(await seatOf(registration.id)).toBe('CANCELLED');
    expect(await seatOf(next.id)).toBe('ACCEPTED');
    expect(await isUsed()).toBe(false);
  });

  it('does not change the seat of an invited person', async () => {
    const { order, registration } = await insertOrder(api.db, { paid_status: 'capture', fraud_status: 'accept' });
    const invited = { status: 'ACCEPTED', invited: true } as const;
    await api.db.update(registrations).set(invited).where(eq(registrations.id, registration.id));
    await report(order.order_id, 'cancel');
    expect(await seatOf(registration.id)).toBe('ACCEPTED');
  });

  it('before the notification of the payment holds no seat', async () => {
    const { order, registration } = await insertOrder(api.db);
    expect(await report(order.order_id, 'refund')).toBe('exception');
    expect(await seatOf(registration.id)).toBe('CANCELLED');
  });

  it('is no payment when the fraud check turned it down', async () => {
    const { order, registration } = await insertOrder(api.db);
    await report(order.order_id, 'capture', { fraud_status: 'deny' });
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'deny' });
    expect(await seatOf(registration.id)).toBe('WAITING');
  });
});

it('the end of an order leaves a seat that was ordered again', async () => {
  const { order, registration } = await insertOrder(api.db, { paid_status: 'authorize' });
  const newer = await insertOrder(api.db);
  const seat = { participant_id: registration.id };
  await api.db.update(orderItems).set(seat).where(eq(orderItems.order_ref, newer.order.id));
  expect(await report(order.order_id, 'expire')).toBe('applied');
  expect(await seatOf(registration.id)).toBe('WAITING');
  expect(await orderOf(newer.order.id)).toMatchObject({ paid_status: 'WAIT_SNAP_NOTIFICATION' });
});

it('an outdated decision is refused with the name of who decided meanwhile', async () => {
  const { order } = await insertOrder(api.db, { exception: 'PAID_FULL_QUOTA', paid_status: 'settlement' });
  await api.call(orderContract.checkOrder, admin, { params: { id: order.id } });
  expect((await settle(order.id, 'dismiss', 99)).body).toMatchObject({
    code: 'VERSION_CONFLICT',
    current: { changed_by: 'Melati Contoh', exception: 'PAID_FULL_QUOTA' },
  });
});

it('stores only the fields of a notification that staff need', async () => {
  const { order } = await insertOrder(api.db);
  setPayment(order.order_id, 'pending');
  await notify(order.order_id, { masked_card: '481111-1114' });
  const [stored] = await api.db
    .select()
    .from(paymentNotifications)
    .where(eq(paymentNotifications.order_id, order.order_id));
  expect(Object.keys(stored?.payload ?? {})).not.toContain('masked_card');
  expect(JSON.stringify(stored)).not.toContain(midtrans.notification(order.order_id).signature_key);
});
