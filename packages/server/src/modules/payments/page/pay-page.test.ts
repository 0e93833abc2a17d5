import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { emailOutbox } from '../../../database/schema/email.ts';
import { orderItems, orders } from '../../../database/schema/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertOrder } from '../../../testing/examples/orders.ts';
import { VISITOR } from '../../../testing/examples/public.ts';
import { insertVoucher } from '../../../testing/examples/vouchers.ts';
import { FAKE_SERVER_KEY } from '../../../testing/fake-midtrans.ts';
import { insertClass } from '../../../testing/fixtures.ts';
import { registerVisitor } from '../../../testing/register-visitor.ts';

const SITE = 'https://widya.example';
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: SITE, MIDTRANS_SERVER_KEY: FAKE_SERVER_KEY } });
});
afterAll(() => api.close());

const open = (orderId: string) => api.app.inject({ url: `/bayar/${orderId}` });
const openWith = async (values: Parameters<typeof insertOrder>[1]) => {
  const { order } = await insertOrder(api.db, values);
  return open(order.order_id);
};
const PAGE = { snap_payment_url: 'https://bayar.example/snap/uji' };

describe('the payment link of an order', () => {
  it('leads to the page of the provider while it can be paid', async () => {
    const answer = await openWith(PAGE);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({ location: PAGE.snap_payment_url, 'cache-control': 'no-store' });
  });

  it('looks again by itself while that page is being made', async () => {
    const { body, statusCode, headers } = await openWith({});
    expect(statusCode).toBe(200);
    expect(headers.refresh).toBe('4');
    expect(body).toContain('Halaman pembayaran sedang disiapkan');
    expect(body).toContain('Rp150.000');
  });

  it.each([
    [{ paid_status: 'settlement' }, 'Pembayaran sudah kami terima'],
    [{ paid_status: 'capture', fraud_status: 'challenge', ...PAGE }, 'Pembayaran sedang diperiksa'],
    [{ exception: 'AMOUNT_MISMATCH', ...PAGE }, 'Pembayaran sedang diperiksa'],
    [{ paid_status: 'refund' }, 'Dana sudah dikembalikan'],
    [{ paid_status: 'partial_refund', returned_amount: 50_000 }, 'Sebagian dana sudah dikembalikan'],
    [{ paid_status: 'cancel', ...PAGE }, 'Transaksi ini dibatalkan'],
    [{ paid_status: 'failure', ...PAGE }, 'Pembayaran tidak berhasil'],
    [{ paid_status: 'expire', ...PAGE }, 'Batas waktu pembayaran sudah lewat'],
    [{ should_expire_at: new Date(0), ...PAGE }, 'Batas waktu pembayaran sudah lewat'],
  ] as const)('says what became of it: %j', async (values, sentence) => {
    const { statusCode, body, headers } = await openWith(values);
    expect(statusCode).toBe(200);
    expect(headers.refresh).toBeUndefined();
    expect(body).toContain(sentence);
    expect(body.includes(`${SITE}/daftar/`)).toBe(body.includes('Silakan mendaftar kembali'));
    expect(body.includes('<dt>Dikembalikan</dt><dd>Rp50.000</dd>')).toBe(sentence.startsWith('Sebagian'));
  });

  it('never leads to anything but a web address, and names nobody', async () => {
    const { order } = await insertOrder(api.db, { snap_payment_url: 'javascript:alert(1)' });
    await api.db
      .update(orderItems)
      .set({ label: '<script>alert(1)</script>' })
      .where(eq(orderItems.order_ref, order.id));
    const { statusCode, body, headers } = await open(order.order_id);
    expect(statusCode).toBe(200);
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('Peserta');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('does not know what is nobody’s', async () => {
    const { statusCode, body } = await open('WID-000000-TIDAKADA');
    expect(statusCode).toBe(404);
    expect(body).toContain('Transaksi tidak ditemukan');
    expect((await api.app.inject({ url: '/bayar/gaya.css' })).headers['content-type']).toContain('text/css');
    const font = await api.app.inject({ url: '/bayar/huruf.woff2' });
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  });
});

it('a registration that waits for payment is told of in a mail that carries the link', async () => {
  const made = await insertClass(api.db, { price: 150_000 });
  const voucher = await insertVoucher(api.db, { percentage: 20 });
  const { status } = await registerVisitor(api, made.code, { ...VISITOR, voucher_code: voucher.code });
  expect(status).toBe(201);
  const [order] = await api.db.select().from(orders).where(eq(orders.voucher_id, voucher.id));
  const [mail] = await api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, made.id));
  expect(mail?.body_html).toContain(`${SITE}/bayar/${order?.order_id}`);
  // The lines of an order say what things cost before the voucher.
  const [item] = await api.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_ref, order?.id ?? 0));
  expect(item?.price).toBe(150_000);
  expect(order).toMatchObject({ amount: 120_000, discount: 30_000 });
});
