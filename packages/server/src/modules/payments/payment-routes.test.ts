import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isPaid, OUTCOME_LABELS, outcomeOf, tagOf } from '@widya/contract/order-status';
import * as orderContract from '@widya/contract/orders';
import { receiveMidtransNotification } from '@widya/contract/payments';
import { and, count, eq, sql } from 'drizzle-orm';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { orders, paymentNotifications } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { type FakeMidtrans, startFakeMidtrans } from '../../testing/fake-midtrans.ts';
import { insertClass, insertMember, insertRegistration, insertSuperadmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { expireOrders } from './expire-orders.ts';
import { openPayments } from './open-payments.ts';
import { OUTCOMES } from './order-state.ts';

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
beforeEach(() => {
  midtrans.refuse = null;
  midtrans.payments.clear();
});

const GROSS = '150000.00';
const orderOf = async (id: number) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0];
const seatOf = async (id: number) => (await api.db.select().from(registrations).where(eq(registrations.id, id)))[0];
const mailsOf = async (participantId: number) =>
  (await api.db.select({ n: count() }).from(emailOutbox).where(eq(emailOutbox.participant_id, participantId)))[0]?.n;
const send = (body: Record<string, unknown>) => api.call(receiveMidtransNotification, null, { body });

/**
 * Changes the provider's status of an order and sends the notification this many times at the same time.
 * @returns the statuses of the responses.
 */
async function notify(orderId: string, text: string, times = 1) {
  const [transaction_status = '', fraud_status] = text.split('+');
  midtrans.payments.set(orderId, {
    transaction_status,
    gross_amount: GROSS,
    ...(fraud_status === undefined ? {} : { fraud_status }),
  });
  const answers = await Promise.all(Array.from({ length: times }, () => send(midtrans.notification(orderId))));
  return answers.map(({ status }) => status);
}

describe('signatures (S30)', () => {
  it('refuses 1,000 forged notifications, logs each, and changes nothing', async () => {
    const { order } = await insertOrder(api.db);
    midtrans.payments.set(order.order_id, { transaction_status: 'settlement', gross_amount: GROSS });
    const genuine = midtrans.notification(order.order_id);
    const key = genuine.signature_key ?? '';
    let accepted = 0;
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 50 }, async (_, n) => {
          const index = (round * 50 + n) % key.length;
          const other = key[index] === 'a' ? 'b' : 'a';
          const signature_key = key.slice(0, index) + other + key.slice(index + 1);
          const { status } = await send({ ...genuine, signature_key });
          if (status !== 403) accepted += 1;
        }),
      );
    expect(accepted).toBe(0);
    const forged = and(eq(paymentNotifications.order_id, order.order_id), eq(paymentNotifications.outcome, 'forged'));
    expect((await api.db.select({ n: count() }).from(paymentNotifications).where(forged))[0]?.n).toBe(1_000);
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'WAIT_SNAP_NOTIFICATION', version: 1 });
    expect(midtrans.statusCalls.get(order.order_id)).toBeUndefined();
  });

  it('refuses an unknown order', async () => {
    midtrans.payments.set('WID-TIDAK-ADA', { transaction_status: 'settlement', gross_amount: GROSS });
    const answer = await send(midtrans.notification('WID-TIDAK-ADA'));
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('responds with 503 while the provider is unreachable or not set up, so that the notification is repeated', async () => {
    const { order } = await insertOrder(api.db);
    midtrans.payments.set(order.order_id, { transaction_status: 'settlement', gross_amount: GROSS });
    const body = midtrans.notification(order.order_id);
    for (const refusal of ['cut', 500] as const) {
      midtrans.refuse = () => refusal;
      expect((await send(body)).status).toBe(503);
    }
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'WAIT_SNAP_NOTIFICATION' });
  });
});

/**
 * Statuses of the provider in order, the final status of the order and of its seat, the number of mails, and the
 * exception. D106–D108.
 */
const SEQUENCES: readonly [string, string, string, number, string | null][] = [
  ['pending', 'pending', 'WAITING', 0, null],
  ['pending settlement', 'settlement', 'ACCEPTED', 1, null],
  ['pending settlement settlement', 'settlement', 'ACCEPTED', 1, null],
  ['settlement pending', 'settlement', 'ACCEPTED', 1, null],
  ['pending capture+challenge', 'capture', 'WAITING', 0, 'CHALLENGED'],
  ['pending capture+challenge capture+accept', 'capture', 'ACCEPTED', 1, 'CHALLENGED'],
  ['capture+accept settlement', 'settlement', 'ACCEPTED', 1, null],
  ['pending deny settlement', 'settlement', 'ACCEPTED', 1, null],
  ['pending deny expire', 'expire', 'EXPIRED', 0, null],
  ['pending expire', 'expire', 'EXPIRED', 0, null],
  ['pending expire settlement', 'settlement', 'ACCEPTED', 1, null],
  ['pending cancel', 'cancel', 'CANCELLED', 0, null],
  ['pending cancel settlement', 'settlement', 'ACCEPTED', 1, null],
  ['pending settlement refund', 'refund', 'CANCELLED', 1, 'RETURNED'],
  ['pending settlement refund settlement', 'refund', 'CANCELLED', 1, 'RETURNED'],
  ['pending settlement partial_refund', 'partial_refund', 'ACCEPTED', 1, 'PARTLY_RETURNED'],
];

describe.each([1, 2, 3, 4, 5])('each status reported %i times at once (S31)', (times) => {
  it.each(SEQUENCES)('%s ends as %s with a seat that is %s', async (sequence, status, seat, mails, exception) => {
    const { order, registration } = await insertOrder(api.db);
    for (const reported of sequence.split(' ')) {
      const codes = await notify(order.order_id, reported, times);
      expect(codes).toEqual(Array.from({ length: times }, () => 200));
    }
    expect(await orderOf(order.id)).toMatchObject({ paid_status: status, exception });
    expect((await seatOf(registration.id))?.status).toBe(seat);
    expect(await mailsOf(registration.id)).toBe(mails);
  });
});

describe('verification at the source (S32)', () => {
  it('trusts the answer of the provider, not the notification', async () => {
    const { order, registration } = await insertOrder(api.db);
    midtrans.payments.set(order.order_id, { transaction_status: 'settlement', gross_amount: GROSS });
    const body = midtrans.notification(order.order_id);
    midtrans.payments.set(order.order_id, { transaction_status: 'pending', gross_amount: GROSS });
    expect((await send(body)).status).toBe(200);
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'pending' });
    expect((await seatOf(registration.id))?.status).toBe('WAITING');
  });

  it.each([
    [{ gross_amount: '149999.00' }],
    [{ gross_amount: '150000.50' }],
    [{ gross_amount: GROSS, currency: 'USD' }],
  ])('puts %j into the exception list and gives no seat', async (payment) => {
    const { order, registration } = await insertOrder(api.db);
    midtrans.payments.set(order.order_id, { transaction_status: 'settlement', ...payment });
    const { body } = await send(midtrans.notification(order.order_id));
    expect(body.outcome).toBe('exception');
    expect(await orderOf(order.id)).toMatchObject({ exception: 'AMOUNT_MISMATCH', paid_at: null });
    expect((await seatOf(registration.id))?.status).toBe('WAITING');
  });
});

describe('late and double payments (D108)', () => {
  it('assign the last seat, or create an exception when it is taken', async () => {
    const { id: class_id } = await insertClass(api.db, { price: 150_000, quota: 1 });
    const late = await insertOrder(api.db, {}, { class_id });
    await notify(late.order.order_id, 'expire');
    await insertRegistration(api.db, { class_id, status: 'ACCEPTED' });
    await notify(late.order.order_id, 'settlement');
    expect(await orderOf(late.order.id)).toMatchObject({ paid_status: 'settlement', exception: 'PAID_AFTER_EXPIRY' });
    expect((await seatOf(late.registration.id))?.status).toBe('EXPIRED');
  });

  it('create an exception for a person whom staff rejected', async () => {
    const { order, registration } = await insertOrder(api.db, {}, { status: 'REJECTED' });
    await notify(order.order_id, 'settlement');
    expect(await orderOf(order.id)).toMatchObject({ exception: 'PAID_AFTER_EXPIRY' });
    expect((await seatOf(registration.id))?.status).toBe('REJECTED');
  });

  it('notices a second payment of an order, and a second order for a seat', async () => {
    const first = await insertOrder(api.db);
    await notify(first.order.order_id, 'settlement');
    midtrans.payments.set(first.order.order_id, {
      transaction_status: 'settlement',
      gross_amount: GROSS,
      transaction_id: 'trx-kedua',
    });
    await send(midtrans.notification(first.order.order_id));
    expect(await orderOf(first.order.id)).toMatchObject({ exception: 'DOUBLE_PAYMENT' });
    expect(await mailsOf(first.registration.id)).toBe(1);
  });
});

describe('an order that ends', () => {
  const expired = { should_expire_at: new Date(Date.now() - 1_000) };

  it('frees its seat for the waiting list and its voucher for others (S29)', async () => {
    const { id: class_id } = await insertClass(api.db, { price: 150_000, quota: 1 });
    const voucher = await insertVoucher(api.db);
    const { order, registration } = await insertOrder(api.db, { voucher_id: voucher.id, ...expired }, { class_id });
    await api.db
      .insert(voucherUses)
      .values({ voucher_id: voucher.id, order_ref: order.id, single_use: true, discount: 15_000 });
    const next = await insertRegistration(api.db, { class_id, status: 'PENDING', price: 0 });
    await expireOrders(api.services, null, api.app.log);
    await expireOrders(api.services, null, api.app.log);
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'expire', expired_at: expect.any(Date) });
    expect((await seatOf(registration.id))?.status).toBe('EXPIRED');
    expect((await seatOf(next.id))?.status).toBe('ACCEPTED');
    expect((await api.db.select().from(vouchers).where(eq(vouchers.id, voucher.id)))[0]?.used_count).toBe(0);
  });

  it('is checked once more at the provider: a notification may have been lost', async () => {
    const { order, registration } = await insertOrder(api.db, expired);
    midtrans.payments.set(order.order_id, { transaction_status: 'settlement', gross_amount: GROSS });
    await expireOrders(api.services, null, api.app.log);
    expect(await orderOf(order.id)).toMatchObject({ paid_status: 'settlement' });
    expect((await seatOf(registration.id))?.status).toBe('ACCEPTED');
  });
});

describe('a voucher under 50 buyers at once (S29)', () => {
  const buyers = async (single_use: boolean) => {
    const voucher = await insertVoucher(api.db, { type: single_use ? 'SINGLE_USE' : 'PERMANENT' });
    const made = [];
    for (let n = 0; n < 50; n += 1) made.push((await insertOrder(api.db)).order);
    const results = await Promise.allSettled(
      made.map((order) =>
        api.db.insert(voucherUses).values({ voucher_id: voucher.id, order_ref: order.id, single_use, discount: 1 }),
      ),
    );
    const rows = await api.db.select().from(vouchers).where(eq(vouchers.id, voucher.id));
    return { won: results.filter(({ status }) => status === 'fulfilled').length, counted: rows[0]?.used_count };
  };

  it('is spent once when it is for one use, and counted exactly when it is permanent', async () => {
    expect(await buyers(true)).toEqual({ won: 1, counted: 1 });
    expect(await buyers(false)).toEqual({ won: 50, counted: 50 });
  });
});

describe('staff', () => {
  it('check at the provider again and apply its answer', async () => {
    const { order, registration } = await insertOrder(api.db);
    midtrans.payments.set(order.order_id, { transaction_status: 'settlement', gross_amount: GROSS });
    const { body } = await api.call(orderContract.checkOrder, admin, { params: { id: order.id } });
    expect(body).toMatchObject({ provider_status: 'settlement', data: { paid_status: 'settlement' } });
    expect((await seatOf(registration.id))?.status).toBe('ACCEPTED');
    expect((await api.audit())[0]).toMatchObject({ code: 'UPDATE_ORDER', after: { paid_status: 'settlement' } });
    midtrans.payments.clear();
    const unknown = await api.call(orderContract.checkOrder, admin, { params: { id: order.id } });
    expect(unknown.body).toMatchObject({ provider_status: null, data: { paid_status: 'settlement' } });
  });

  it('settle an exception once: with the seat, where there is one', async () => {
    const { id: class_id } = await insertClass(api.db, { price: 150_000, quota: 1 });
    await insertRegistration(api.db, { class_id });
    const { order, registration } = await insertOrder(
      api.db,
      { paid_status: 'settlement', exception: 'PAID_FULL_QUOTA' },
      { class_id, status: 'EXPIRED' },
    );
    const resolve = (action: string) =>
      api.call(orderContract.resolveOrderException, admin, { params: { id: order.id }, body: { action, note: 'Uji' } });
    expect(await resolve('accept')).toMatchObject({ status: 409, body: { code: 'QUOTA_FULL' } });
    await api.db.execute(sql`update classes set quota = 2 where id = ${class_id}`);
    expect((await resolve('accept')).body).toMatchObject({ data: { exception_resolved_at: expect.any(String) } });
    expect((await seatOf(registration.id))?.status).toBe('ACCEPTED');
    expect((await resolve('dismiss')).status).toBe(409);
  });

  it('read a month in WIB with what it came to, and the same orders by outcome', async () => {
    const at = (iso: string) => ({ created_at: new Date(iso) });
    await insertOrder(api.db, { ...at('2024-02-29T16:59:59Z'), paid_status: 'settlement', amount: 70_000 });
    await insertOrder(api.db, { ...at('2024-01-31T17:00:00Z'), paid_status: 'refund' });
    await insertOrder(api.db, { ...at('2024-02-29T17:00:00Z'), paid_status: 'settlement' });
    const query = { page: '1', year: '2024', month: '2' };
    const { body } = await api.call(orderContract.listOrdersOfMonth, admin, { query });
    expect(body.meta).toMatchObject({
      total: 2,
      counts: { all: 2, accepted: 1, rejected: 0, waiting: 0, returned: 1 },
      income: 70_000,
    });
    const accepted = await api.call(orderContract.listOrdersOfMonth, admin, {
      query: { ...query, outcome: 'accepted' },
    });
    expect(accepted.body.data).toMatchObject([{ amount: 70_000, participants: [{ label: 'Kelas Uji' }] }]);
    const csv = await api.call(orderContract.exportOrders, admin, { query: { year: '2024', month: '2' } });
    expect(csv.headers['content-disposition']).toContain('data-transaksi.csv');
    expect(csv.text.split('\r\n')).toHaveLength(4);
  });

  it('are found by their full number in any month (D234)', async () => {
    const { order } = await insertOrder(api.db, { created_at: new Date('2023-05-04T05:00:00Z') });
    const find = async (q: string) => {
      const query = { page: '1', year: '2023', month: '9', q };
      return (await api.call(orderContract.listOrdersOfMonth, admin, { query })).body.data;
    };
    expect(await find(order.order_id)).toMatchObject([{ id: order.id }]);
    expect(await find(order.order_id.slice(0, -1))).toEqual([]);
  });
});

it('opens a payment page whose items add up to the amount, and stores its address', async () => {
  const member = await insertMember(api.db, { full_name: 'Melati Contoh' });
  // Opens the pages of all other orders of this file, so that only the new order is left without one.
  await openPayments(api.services, null, api.app.log);
  const { order } = await insertOrder(api.db, { amount: 100_000, discount: 50_000 }, { member_id: member.id });
  const before = midtrans.opened.length;
  await openPayments(api.services, null, api.app.log);
  await openPayments(api.services, null, api.app.log);
  expect(midtrans.opened).toHaveLength(before + 1);
  const sent = midtrans.opened.at(-1) as { item_details: { price: number }[]; customer_details: object };
  expect(sent.item_details.reduce((sum, { price }) => sum + price, 0)).toBe(100_000);
  expect(sent.customer_details).toMatchObject({ first_name: 'Melati Contoh' });
  expect((await orderOf(order.id))?.snap_payment_url).toMatch(/^https:\/\/bayar\.example\/snap\//);
});

it('reads outcomes in SQL as the contract does', async () => {
  const statuses =
    'WAIT_SNAP_NOTIFICATION pending authorize settlement capture capture+accept capture+challenge deny expire cancel failure refund chargeback partial_refund partial_chargeback';
  for (const text of statuses.split(' ')) {
    const [paid_status = '', fraud_status = null] = text.split('+');
    const { order } = await insertOrder(api.db, { paid_status, fraud_status });
    const [row] = await api.db
      .select({
        accepted: sql<boolean>`${OUTCOMES.accepted}`,
        rejected: sql<boolean>`${OUTCOMES.rejected}`,
        waiting: sql<boolean>`${OUTCOMES.waiting}`,
        returned: sql<boolean>`${OUTCOMES.returned}`,
      })
      .from(orders)
      .where(eq(orders.id, order.id));
    const outcome = outcomeOf({ paid_status, fraud_status });
    expect(row).toEqual({
      accepted: outcome === 'accepted',
      rejected: outcome === 'rejected',
      waiting: outcome === 'waiting',
      returned: outcome === 'returned',
    });
    expect(isPaid({ paid_status, fraud_status })).toBe(outcome === 'accepted');
  }
  expect(OUTCOME_LABELS[outcomeOf({ paid_status: 'refund' })]).toBe('DIKEMBALIKAN');
  expect(tagOf({ paid_status: 'partial_refund' })).toBe('DIKEMBALIKAN SEBAGIAN');
});
