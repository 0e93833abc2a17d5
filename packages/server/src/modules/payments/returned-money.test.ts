import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ClassRow, listClasses } from '@widya/contract/classes';
import { type DashboardData, readDashboardData } from '@widya/contract/dashboard';
import * as orderContract from '@widya/contract/orders';
import { listClassParticipants, readParticipantSummary } from '@widya/contract/participants';
import { listAllParticipation } from '@widya/contract/participation';
import { receiveMidtransNotification } from '@widya/contract/payments';
import { eq } from 'drizzle-orm';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { type FakeMidtrans, type FakePayment, startFakeMidtrans } from '../../testing/fake-midtrans.ts';
import { insertClass, insertRegistration, insertSuperadmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { recheckOrders } from './recheck-orders.ts';

let api: TestApp;
let midtrans: FakeMidtrans;
let admin: Actor;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  api = await createTestApp({ env: { LOG_LEVEL: 'silent', ...midtrans.env } });
  admin = await signedIn(api, await insertSuperadmin(api.db));
});
afterAll(async () => {
  await api.close();
  await midtrans.close();
});

const orderOf = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0];
const seatOf = async (id: number) => (await api.db.select().from(registrations).where(eq(registrations.id, id)))[0];
const report = async (orderId: string, transaction_status: string, more: Partial<FakePayment> = {}) => {
  midtrans.payments.set(orderId, { transaction_status, gross_amount: '150000.00', ...more });
  return (await api.call(receiveMidtransNotification, null, { body: midtrans.notification(orderId) })).body.outcome;
};
const resolve = (id: number, action: string) =>
  api.call(orderContract.resolveOrderException, admin, { params: { id }, body: { action, note: 'Uji' } });
const openCases = async () => Number((await api.call(orderContract.countOrderExceptions, admin, {})).body.open);

/** Inserts a class with a price, one seat that somebody paid for, and one person on the waiting list. */
async function soldOut() {
  const made = await insertClass(api.db, { price: 150_000, quota: 1 });
  const bought = await insertOrder(api.db, {}, { class_id: made.id });
  await report(bought.order.order_id, 'settlement');
  const next = await insertRegistration(api.db, { class_id: made.id, status: 'PENDING' });
  return { made, next, ...bought };
}

/** Reads the income of a class from every screen that shows it, and the income of all orders of this month. */
async function incomeOf({ code, name }: { readonly code: string; readonly name: string }) {
  const list = await api.call(listClasses, admin, { query: { page: '1', q: name } });
  const summary = await api.call(readParticipantSummary, admin, { params: { code } });
  const dashboard = await api.call(readDashboardData, admin, { query: { part: 'totals' } });
  const month = await api.call(orderContract.listOrdersOfMonth, admin, { query: { page: '1' } });
  const [row] = list.body.data as readonly ClassRow[];
  return {
    list: row?.metrics.income,
    summary: Number(summary.body.income),
    dashboard: (dashboard.body as DashboardData).totals?.class_income ?? Number.NaN,
    month: Number((month.body.meta as { readonly income: number }).income),
  };
}

const labelsOf = async (code: string, id: number) => {
  const one = (rows: unknown) =>
    (rows as { readonly id: number; readonly label: string }[]).find((row) => row.id === id)?.label;
  const ofClass = await api.call(listClassParticipants, admin, { params: { code }, query: { page: '1' } });
  const ofAll = await api.call(listAllParticipation, admin, { query: { page: '1', per_page: '100' } });
  return [one(ofClass.body.data), one(ofAll.body.data)];
};

describe('a refund after the payment', () => {
  it.each(['refund', 'chargeback'])(
    'by %s is no income anywhere, and the next person of the waiting list gets the seat (D201)',
    async (word) => {
      const before = await incomeOf(await insertClass(api.db));
      const { made, order, registration, next } = await soldOut();
      const paid = await incomeOf(made);
      expect(paid).toEqual({
        list: 150_000,
        summary: 150_000,
        dashboard: before.dashboard + 150_000,
        month: before.month + 150_000,
      });
      const open = await openCases();
      expect(await report(order.order_id, word)).toBe('exception');
      expect(await incomeOf(made)).toEqual({ ...before, list: 0, summary: 0 });
      expect(await seatOf(registration.id)).toMatchObject({
        status: 'CANCELLED',
        status_change_info: 'Dana dikembalikan',
      });
      expect((await seatOf(next.id))?.status).toBe('WAITING');
      expect(await labelsOf(made.code, registration.id)).toEqual(['DIKEMBALIKAN', 'DIKEMBALIKAN']);
      expect(await openCases()).toBe(open + 1);
      expect(await report(order.order_id, word)).toBe('duplicate');
      expect((await resolve(order.id, 'refunded')).status).toBe(200);
      expect(await openCases()).toBe(open);
      // Resolving the case does not turn a chargeback into a refund, and a repeated notification does not reopen it.
      expect(await orderOf(order.id)).toMatchObject({ paid_status: word, returned_amount: 150_000 });
      expect(await report(order.order_id, word)).toBe('duplicate');
      expect(await openCases()).toBe(open);
    },
  );

  it('of a part keeps the rest and the seat, until the rest is refunded', async () => {
    const before = await incomeOf(await insertClass(api.db));
    const { made, order, registration, next } = await soldOut();
    const back = (refund_amount: string) => report(order.order_id, 'partial_refund', { refund_amount });
    expect(await back('50000.00')).toBe('exception');
    const rest = {
      list: 100_000,
      summary: 100_000,
      dashboard: before.dashboard + 100_000,
      month: before.month + 100_000,
    };
    expect(await incomeOf(made)).toEqual(rest);
    expect(await labelsOf(made.code, registration.id)).toEqual(['TELAH BAYAR', 'TELAH BAYAR']);
    await resolve(order.id, 'dismiss');
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'partial_refund', returned_amount: 50_000 });
    expect(await back('50000.00')).toBe('duplicate');
    expect(await back('80000.00')).toBe('exception');
    expect(await orderOf(order.id)).toMatchObject({ exception: 'PARTLY_RETURNED', exception_resolved_at: null });
    expect(await incomeOf(made)).toMatchObject({ list: 70_000, month: before.month + 70_000 });
    await report(order.order_id, 'refund', { refund_amount: '150000.00' });
    expect(await incomeOf(made)).toEqual({ ...before, list: 0, summary: 0 });
    expect((await seatOf(registration.id))?.status).toBe('CANCELLED');
    expect((await seatOf(next.id))?.status).toBe('WAITING');
  });

  it('of an unknown part is not counted until its amount is known', async () => {
    const { made, order, registration } = await soldOut();
    await report(order.order_id, 'partial_chargeback');
    expect(await incomeOf(made)).toMatchObject({ list: 0, summary: 0 });
    expect((await seatOf(registration.id))?.status).toBe('ACCEPTED');
  });

  it('releases a voucher, but not a seat that another order paid for', async () => {
    const { order, registration } = await soldOut();
    const voucher = await insertVoucher(api.db);
    const use = { voucher_id: voucher.id, order_ref: order.id, single_use: true, discount: 15_000 };
    await api.db.insert(voucherUses).values(use);
    const second = await insertOrder(api.db, { paid_status: 'settlement' });
    const seat = { participant_id: registration.id };
    await api.db.update(orderItems).set(seat).where(eq(orderItems.order_ref, second.order.id));
    await report(order.order_id, 'refund');
    expect((await seatOf(registration.id))?.status).toBe('ACCEPTED');
    const [released] = await api.db.select().from(voucherUses).where(eq(voucherUses.order_ref, order.id));
    expect(released?.released_at).not.toBeNull();
  });

  it('leaves a guest whom staff accept afterwards, who is no income either', async () => {
    const { made, order, registration, next } = await soldOut();
    await report(order.order_id, 'refund');
    await api.db.update(registrations).set({ status: 'CANCELLED' }).where(eq(registrations.id, next.id));
    expect((await resolve(order.id, 'accept')).status).toBe(200);
    expect(await seatOf(registration.id)).toMatchObject({ status: 'ACCEPTED', invited: true });
    expect(await incomeOf(made)).toMatchObject({ list: 0, summary: 0 });
    expect(await labelsOf(made.code, registration.id)).toEqual(['UNDANGAN', 'UNDANGAN']);
  });
});

describe('a payment that the provider withholds', () => {
  const challengedOrder = async () => {
    const made = await insertOrder(api.db, { snap_payment_url: 'https://bayar.example/snap/1' });
    expect(await report(made.order.order_id, 'capture', { fraud_status: 'challenge' })).toBe('exception');
    expect(await orderOf(made.order.id)).toMatchObject({ exception: 'CHALLENGED', exception_resolved_at: null });
    return made;
  };

  it('is no case any more once the provider has decided, also where its word was lost', async () => {
    const { order, registration } = await challengedOrder();
    await api.db
      .update(orders)
      .set({ checked_at: new Date(0) })
      .where(eq(orders.id, order.id));
    midtrans.payments.set(order.order_id, {
      transaction_status: 'capture',
      fraud_status: 'accept',
      gross_amount: '150000.00',
    });
    await recheckOrders(api.services, null, api.app.log);
    expect(await orderOf(order.id)).toMatchObject({ exception_resolved_at: expect.any(Date) });
    expect((await seatOf(registration.id))?.status).toBe('ACCEPTED');
  });

  it('stays closed after a decision', async () => {
    const { order } = await challengedOrder();
    expect((await resolve(order.id, 'dismiss')).status).toBe(200);
    expect(await report(order.order_id, 'capture', { fraud_status: 'challenge' })).toBe('duplicate');
    expect(await orderOf(order.id)).toMatchObject({ exception_resolved_at: expect.any(Date) });
  });
});
