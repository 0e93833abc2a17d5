import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPayment } from '@widya/contract/payments';
import { eq } from 'drizzle-orm';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEventRegistration } from '../../testing/examples/events.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { VISITOR } from '../../testing/examples/public.ts';
import { insertOpenEvent } from '../../testing/examples/public-events.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { FAKE_SERVER_KEY } from '../../testing/fake-midtrans.ts';
import { insertClass } from '../../testing/fixtures.ts';
import { registerVisitor } from '../../testing/register-visitor.ts';

const SITE = 'https://widya.example';
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: SITE, MIDTRANS_SERVER_KEY: FAKE_SERVER_KEY } });
});
afterAll(() => api.close());

const open = (orderId: string) => api.call(readPayment, null, { params: { orderId } });
const openWith = async (values: Parameters<typeof insertOrder>[1]) => {
  const { order } = await insertOrder(api.db, values);
  return open(order.order_id);
};
const PAGE = { snap_payment_url: 'https://bayar.example/snap/uji' };

describe('the payment link of an order', () => {
  it('leads to the page of the provider while it can be paid', async () => {
    const { body, headers } = await openWith(PAGE);
    expect(body).toMatchObject({ state: 'open', pay_url: PAGE.snap_payment_url, register_path: null });
    expect(headers['cache-control']).toContain('no-store');
    expect((await openWith({})).body).toMatchObject({ state: 'preparing', pay_url: null, amount: 150_000 });
  });

  it.each([
    [{ paid_status: 'settlement' }, 'paid'],
    [{ paid_status: 'capture', fraud_status: 'challenge', ...PAGE }, 'checking'],
    [{ exception: 'AMOUNT_MISMATCH', ...PAGE }, 'checking'],
    [{ paid_status: 'refund' }, 'returned'],
    [{ paid_status: 'partial_refund', returned_amount: 50_000 }, 'partly-returned'],
    [{ paid_status: 'cancel', ...PAGE }, 'cancelled'],
    [{ paid_status: 'failure', ...PAGE }, 'failed'],
    [{ paid_status: 'expire', ...PAGE }, 'expired'],
    [{ should_expire_at: new Date(0), ...PAGE }, 'expired'],
  ] as const)('shows how it ended: %j', async (values, state) => {
    const { body } = await openWith(values);
    expect(body).toMatchObject({ state, pay_url: null });
    expect(body.register_path !== null).toBe(['cancelled', 'failed', 'expired'].includes(state));
  });

  it.each(['expire', 'cancel'])('leads back to the registration of its event: %s', async (paid_status) => {
    const { event, session } = await insertOpenEvent(api.db);
    const { id } = await insertEventRegistration(api.db, { session_id: session.id });
    const { order } = await insertOrder(api.db, { paid_status });
    await api.db
      .update(orderItems)
      .set({ participant_id: null, event_registration_id: id })
      .where(eq(orderItems.order_ref, order.id));
    expect((await open(order.order_id)).body).toMatchObject({ register_path: `/${event.event_url}/register` });
  });

  it('contains only web addresses and no names', async () => {
    const { body, text } = await openWith({ snap_payment_url: 'javascript:alert(1)' });
    expect(body).toMatchObject({ state: 'preparing', pay_url: null });
    expect(text).not.toContain('Peserta');
  });

  it('is not found when it is unknown', async () => {
    expect((await open('WID-000000-TIDAKADA')).status).toBe(404);
  });
});

it('a registration that waits for payment sends a mail with the link', async () => {
  const made = await insertClass(api.db, { price: 150_000 });
  const voucher = await insertVoucher(api.db, { percentage: 20 });
  const { status } = await registerVisitor(api, made.code, { ...VISITOR, voucher_code: voucher.code });
  expect(status).toBe(201);
  const [order] = await api.db.select().from(orders).where(eq(orders.voucher_id, voucher.id));
  const [mail] = await api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, made.id));
  expect(mail?.body_html).toContain(`${SITE}/bayar/${order?.order_id}`);
  // The items of an order have the prices before the voucher.
  const [item] = await api.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_ref, order?.id ?? 0));
  expect(item?.price).toBe(150_000);
  expect(order).toMatchObject({ amount: 120_000, discount: 30_000 });
});
