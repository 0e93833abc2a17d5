import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atOneMoment } from '@widya/testing/one-moment';
import { eq } from 'drizzle-orm';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { VISITOR, VISITOR_FACTS } from '../../testing/examples/public.ts';
import { insertClass, insertMember, insertPastClass, insertRegistration } from '../../testing/fixtures.ts';
import { registerVisitor } from '../../testing/register-visitor.ts';
import { TEST_SITE } from '../../testing/test-site.ts';
import { expireRegistration } from '../registrations/change-one.ts';
import { promoteWaitingList } from '../registrations/promote-waiting-list.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: 'http://localhost:8080' } });
});
afterAll(() => api.close());

let count = 0;
const visitor = (values: Readonly<Record<string, unknown>> = {}): typeof VISITOR & { readonly email: string } => {
  count += 1;
  return { ...VISITOR, email: `umum-${count}@uji.example`, ...values } as typeof VISITOR & { readonly email: string };
};
const register = (code: string, body: { readonly email: string }) => registerVisitor(api, code, body);
const ofClass = (id: number) => api.db.select().from(registrations).where(eq(registrations.class_id, id));
const voucher = async (values: Partial<typeof vouchers.$inferInsert> = {}) => {
  count += 1;
  const code = `UJI-${count}`;
  await api.db.insert(vouchers).values({ name: 'Uji', code, type: 'SINGLE_USE', percentage: 30, ...values });
  return code;
};
const usedOf = async (code: string) =>
  (await api.db.select().from(vouchers).where(eq(vouchers.code, code)))[0]?.used_count;

describe('registering', () => {
  it('accepts who has nothing to pay and shows only the own state (S15)', async () => {
    const made = await insertClass(api.db, { price: 0 });
    const body = visitor();
    const answer = await register(made.code.toLowerCase(), body);
    expect(answer.status).toBe(201);
    const ticket = expect.stringMatching(/^[\w-]{36}$/);
    const own = { status: 'ACCEPTED', label: 'TERDAFTAR', order: null, ticket, confirm_by: null };
    expect(answer.body).toEqual({ success: true, ...own });
    const [row] = await ofClass(made.id);
    const facts = { ...VISITOR_FACTS, phone_num: '+6281200000000', email: body.email };
    expect(row).toMatchObject({ ...facts, participant_note: '', invited: false, price: 0 });
    const [mail] = await api.db
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.participant_id, row?.id ?? 0));
    expect(mail?.scenario).toBe('ACCEPTED');
  });

  it('waits for payment, with an order that is valid for a day and a mail that names it', async () => {
    const made = await insertClass(api.db, { price: 150_000 });
    const answer = await register(made.code, visitor());
    expect(answer.body).toMatchObject({ status: 'WAITING', label: 'MENUNGGU PEMBAYARAN', order: { amount: 150_000 } });
    const [row] = await ofClass(made.id);
    const [found] = await api.db
      .select({ order: orders })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.order_ref))
      .where(eq(orderItems.participant_id, row?.id ?? 0));
    expect(found?.order.order_id).toMatch(/^WID-\d{6}-[A-Z2-9]{8}$/);
    expect(found?.order).toMatchObject({ paid_status: 'WAIT_SNAP_NOTIFICATION', amount: 150_000, discount: 0 });
    const life = (found?.order.should_expire_at?.getTime() ?? 0) - (found?.order.created_at.getTime() ?? 0);
    expect(life).toBe(24 * 3_600_000);
  });

  it('never overwrites an account that a stranger names', async () => {
    const member = await insertMember(api.db, { full_name: 'Pemilik Akun', phone_num: '+62811' });
    const made = await insertClass(api.db);
    await register(made.code, visitor({ email: member.email.toUpperCase(), full_name: 'Orang Iseng' }));
    const [row] = await api.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ full_name: 'Pemilik Akun', phone_num: '+62811' });
    expect((await ofClass(made.id))[0]).toMatchObject({ member_id: member.id, full_name: 'Orang Iseng' });
  });

  it.each([
    [{ full_name: ' ' }, 'full_name', 'Isi nama lengkap Anda'],
    [{ full_name: 'x'.repeat(256) }, 'full_name', 'Maksimal 255 karakter'],
    [{ full_name: undefined }, 'full_name', 'Isi nama lengkap Anda'],
    [{ date_of_birth: '2999-01-01' }, 'date_of_birth', 'Periksa tanggal lahir Anda'],
    [{ date_of_birth: '' }, 'date_of_birth', 'Isi tanggal lahir Anda'],
    [{ gender: undefined }, 'gender', 'Pilih jenis kelamin Anda'],
    [{ consent: false }, 'consent', 'Centang persetujuan ini untuk mendaftar'],
    [{ phone_num: 'abc' }, 'phone_num', 'Nomor ponsel belum lengkap. Contoh: 0812 0000 1234'],
    [{ province: 'Atlantis' }, 'province', 'Pilih provinsi dari daftar'],
    [{ city: 'Kota Denpasar' }, 'city', 'Pilih kota dari daftar'],
    [{ participant_note: 'x'.repeat(1_001) }, 'participant_note', expect.any(String)],
    [{ voucher_code: 'TIDAK-ADA' }, 'voucher_code', 'Kode voucer tidak berlaku'],
  ])('refuses %j', async (values, field, text) => {
    const made = await insertClass(api.db);
    const answer = await register(made.code, visitor(values));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: text });
    expect(await ofClass(made.id)).toEqual([]);
  });

  it('is refused for a closed class and a draft', async () => {
    const soon = new Date(Date.now() + 3_600_000);
    const ended = new Date(Date.now() - 3_600_000);
    const closed = [
      [await insertClass(api.db, { publish_status: 'HIDDEN', active: 0 }), 404],
      [await insertClass(api.db, { publish_status: 'DRAFT' }), 404],
      [await insertPastClass(api.db), 409],
      [await insertClass(api.db, { registration_start_time: soon }), 409],
      [await insertClass(api.db, { registration_end_time: ended }), 409],
    ] as const;
    for (const [made, status] of closed) expect((await register(made.code, visitor())).status).toBe(status);
    expect((await register('TIDAKADA', visitor())).status).toBe(404);
  });

  it('is refused a second time, unless the first registration expired', async () => {
    const made = await insertClass(api.db, { quota: 2 });
    const body = visitor();
    await register(made.code, body);
    const again = await register(made.code, body);
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'PARTICIPANT_ALREADY_REGISTERED', msg: 'Peserta sudah terdaftar' },
    });
    const [row] = await ofClass(made.id);
    await api.db.transaction((tx) =>
      expireRegistration({ tx, now: new Date(), config: TEST_SITE }, CLASS_PEOPLE, row?.id ?? 0),
    );
    expect((await register(made.code, body)).body.status).toBe('WAITING');
    expect(await ofClass(made.id)).toMatchObject([{ id: row?.id, status: 'WAITING', version: 3 }]);
  });

  it('respects the waiting list', async () => {
    const made = await insertClass(api.db, { quota: 1, price: 0 });
    const queued = await insertRegistration(api.db, { class_id: made.id, status: 'PENDING', price: 0 });
    expect((await register(made.code, visitor())).body).toMatchObject({ status: 'PENDING', label: 'DALAM ANTREAN' });
    const rows = await ofClass(made.id);
    expect(rows.find(({ id }) => id === queued.id)?.status).toBe('ACCEPTED');
  });
});

describe('vouchers', () => {
  it('reduce the price, are used once by 20 people at once (S29), and are released when the order expires', async () => {
    const made = await insertClass(api.db, { price: 99_999, quota: null });
    const voucher_code = await voucher();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(made.code, visitor({ voucher_code: voucher_code.toLowerCase() }))),
    );
    const won = answers.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    expect(won[0]?.body.order).toMatchObject({ amount: 70_000 });
    expect(answers.filter(({ body }) => body.msg === 'Kode voucer sudah digunakan')).toHaveLength(19);
    expect(await usedOf(voucher_code)).toBe(1);
    const [row] = await ofClass(made.id);
    expect(row).toMatchObject({ price: 70_000 });
    await api.db.transaction((tx) =>
      expireRegistration({ tx, now: new Date(), config: TEST_SITE }, CLASS_PEOPLE, row?.id ?? 0),
    );
    expect(await usedOf(voucher_code)).toBe(0);
  });

  it('are spent once when they are used in several classes at a time', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => insertClass(api.db, { price: 99_999, quota: null })),
    );
    const voucher_code = await voucher();
    const answers = await Promise.all(made.map(({ code }) => register(code, visitor({ voucher_code }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await usedOf(voucher_code)).toBe(1);
  });

  it('that cover the price assign a seat at once, with a settled order', async () => {
    const made = await insertClass(api.db, { price: 50_000 });
    const answer = await register(
      made.code,
      visitor({ voucher_code: await voucher({ percentage: null, amount: 80_000 }) }),
    );
    expect(answer.body).toMatchObject({ status: 'ACCEPTED', order: { amount: 0 } });
  });

  it('know the price they start at, and whether they are on', async () => {
    const made = await insertClass(api.db, { price: 50_000 });
    const dear = await voucher({ minimum_usage: 60_000 });
    const off = await voucher({ active: 0 });
    const answers = [dear, off].map((voucher_code) => register(made.code, visitor({ voucher_code })));
    expect((await Promise.all(answers)).map(({ body }) => body.msg)).toEqual([
      'Kode voucer berlaku untuk harga mulai Rp60.000',
      'Kode voucer tidak berlaku',
    ]);
  });

  it('are redeemed when a waiting person gets a seat; one that was used meanwhile subtracts nothing', async () => {
    const made = await insertClass(api.db, { price: 100_000, quota: 1 });
    await insertRegistration(api.db, { class_id: made.id });
    const voucher_code = await voucher();
    const first = await register(made.code, visitor({ voucher_code }));
    expect(first.body).toMatchObject({ status: 'PENDING', order: null });
    await register(made.code, visitor({ voucher_code }));
    expect(await usedOf(voucher_code)).toBe(0);
    await api.database.pool.query('update classes set quota = 3 where id = $1', [made.id]);
    await api.db.transaction((tx) => promoteWaitingList({ tx, now: new Date(), config: TEST_SITE }, made.id));
    const rows = (await ofClass(made.id)).filter(({ status }) => status === 'WAITING');
    expect(rows.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([70_000, 100_000]);
    expect(await usedOf(voucher_code)).toBe(1);
  });
});

it('slows down an address that calls too often', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const statuses: number[] = [];
    await atOneMoment(async () => {
      for (let n = 0; n < 125; n += 1) statuses.push((await registerVisitor(limited, 'TIDAKADA', visitor())).status);
    });
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  } finally {
    await limited.close();
  }
});
