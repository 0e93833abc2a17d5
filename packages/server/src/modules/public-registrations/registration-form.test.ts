import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import * as open from '@widya/contract/public-registrations';
import { readTicket } from '@widya/contract/tickets';
import { eq } from 'drizzle-orm';
import { giveUpUnconfirmed } from '../../background/give-up-unconfirmed.ts';
import { emailHold } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { VISITOR } from '../../testing/examples/public.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { insertClass, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { confirmationIn, mailsDown, mailsTo } from '../../testing/mails-down.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { registerVisitor } from '../../testing/register-visitor.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { PUBLIC_URL: 'https://widya.example', LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
afterEach(async () => {
  t.clock.now = null;
  await t.db.delete(emailHold);
});

let count = 0;
const visitor = (values: object = {}) => {
  count += 1;
  return { ...VISITOR, email: `formulir-${count}@uji.example`, ...values };
};
const registerUnproven = (code: string, body: object) =>
  t.call(open.registerForClass, null, { params: { code }, body });
const rowsOf = (id: number) => t.db.select().from(registrations).where(eq(registrations.class_id, id));

describe('the form', () => {
  const read = async (code: string, email: string) =>
    t.call(open.readRegistrationForm, await proveAddress(t.db, email), { params: { code } });

  it('needs a proved address', async () => {
    const { code } = await insertClass(t.db);
    const refused = { status: 401, body: { code: 'ADDRESS_UNPROVEN' } };
    expect(await t.call(open.readRegistrationForm, null, { params: { code } })).toMatchObject(refused);
    expect(await registerUnproven(code, visitor())).toMatchObject(refused);
  });

  it('is filled in for a proven person, and has the ticket of a registered one', async () => {
    const made = await insertClass(t.db);
    const member = await insertMember(t.db, { gender: 'M', province: 'Bali', city: 'Kota Denpasar' });
    const { full_name, email } = member;
    const person = { email, full_name, province: 'Bali', city: 'Kota Denpasar', gender: 'M', date_of_birth: null };
    expect((await read(made.code, email)).body).toMatchObject({ class: { state: 'OPEN' }, person, ticket: null });
    const row = await insertRegistration(t.db, { class_id: made.id, member_id: member.id });
    const { ticket } = (await read(made.code, email)).body as { ticket: string };
    expect((await t.call(readTicket, null, { params: { token: ticket } })).status).toBe(200);
    await t.db.update(registrations).set({ status: 'CANCELLED' }).where(eq(registrations.id, row.id));
    expect((await read(made.code, email)).body).toMatchObject({ ticket: null });
  });

  it('shows when a class is full, not open yet or closed', async () => {
    const full = await insertClass(t.db, { quota: 1 });
    await insertRegistration(t.db, { class_id: full.id, status: 'WAITING' });
    const later = await insertClass(t.db, { registration_start_time: new Date(Date.now() + 3_600_000) });
    const closed = await insertClass(t.db, { registration_end_time: new Date(Date.now() - 3_600_000) });
    const states = [];
    for (const { code } of [full, later, closed]) {
      const { body } = await read(code, 'siapa@uji.example');
      states.push((body.class as { state: string }).state);
    }
    expect(states).toEqual(['FULL', 'NOT_YET', 'CLOSED']);
  });

  it('shows the price with a voucher, without spending it', async () => {
    const { code } = await insertClass(t.db, { price: 99_999 });
    const voucher = await insertVoucher(t.db, { percentage: 30, amount: null });
    const who = await proveAddress(t.db, 'voucher@uji.example');
    const check = (voucher_code: string) =>
      t.call(open.checkVoucher, who, { params: { code }, query: { voucher_code } });
    expect((await check(voucher.code.toLowerCase())).body).toMatchObject({ price: 70_000, discount: 29_999 });
    const errors = { voucher_code: 'Kode voucer tidak berlaku' };
    expect(await check('TIDAK-ADA')).toMatchObject({ status: 422, body: { errors } });
    const [after] = await t.db.select().from(vouchers).where(eq(vouchers.id, voucher.id));
    expect(after?.used_count).toBe(0);
  });
});

describe('registering with a proven address', () => {
  it('fills empty fields of the account, and uses the proven address', async () => {
    const made = await insertClass(t.db, { price: 0 });
    const member = await insertMember(t.db, { full_name: 'Nama Lama', phone_num: '' });
    const who = await proveAddress(t.db, member.email);
    const body = { ...VISITOR, email: 'orang.lain@uji.example', newsletter: true };
    const answer = await t.call(open.registerForClass, who, { params: { code: made.code }, body });
    expect(answer.status).toBe(201);
    const [after] = await t.db.select().from(members).where(eq(members.id, member.id));
    expect(after).toMatchObject({
      full_name: 'Nama Lama',
      phone_num: '+6281200000000',
      date_of_birth: VISITOR.date_of_birth,
      gender: 'F',
      subscribe_newsletter: true,
    });
    expect(await rowsOf(made.id)).toMatchObject([
      { email: member.email, full_name: VISITOR.full_name, phone_num: '+6281200000000' },
    ]);
  });

  it('writes nothing for a machine that fills in every field', async () => {
    const made = await insertClass(t.db);
    const answer = await registerVisitor(t, made.code, visitor({ situs_web: 'https://iklan.example' }));
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    expect(await rowsOf(made.id)).toEqual([]);
  });

  it('mails a link that opens the ticket', async () => {
    const made = await insertClass(t.db, { price: 0 });
    const body = visitor();
    await registerVisitor(t, made.code, body);
    const [mail] = await mailsTo(t.db, body.email);
    const token = /\/tiket\/([\w-]+)/.exec(mail?.body_html ?? '')?.[1] ?? '';
    expect((await t.call(readTicket, null, { params: { token } })).body).toMatchObject({ status: 'ACCEPTED' });
  });
});

describe('while mails are down', () => {
  const confirm = (token: string) => t.call(open.confirmRegistration, null, { params: { token } });

  it('holds a seat, with an order only after the mailed link', async () => {
    const made = await insertClass(t.db, { quota: 1, price: 80_000 });
    const voucher = await insertVoucher(t.db, { percentage: 50, amount: null });
    await mailsDown(t.db);
    const body = visitor({ voucher_code: voucher.code });
    expect((await registerUnproven(made.code, body)).body).toEqual({
      success: true,
      status: null,
      label: '',
      order: null,
      ticket: null,
      confirm_by: expect.any(String),
    });
    expect(await rowsOf(made.id)).toMatchObject([{ status: 'WAITING', price: 40_000 }]);
    expect((await registerUnproven(made.code, visitor())).status).toBe(201);
    const token = await confirmationIn(t.db, body.email);
    const [ticket = ''] = (await confirm(token)).body.tickets as string[];
    expect((await t.call(readTicket, null, { params: { token: ticket } })).body).toMatchObject({
      status: 'WAITING',
      payment: { amount: 40_000 },
    });
    expect((await confirm(token)).status).toBe(200);
    expect((await rowsOf(made.id)).map(({ status, confirm_by }) => [status, confirm_by === null])).toEqual([
      ['WAITING', true],
      ['PENDING', false],
    ]);
  });

  it('answers the same for an address that is registered, and mails it the old ticket', async () => {
    const made = await insertClass(t.db);
    const member = await insertMember(t.db);
    await insertRegistration(t.db, { class_id: made.id, member_id: member.id, email: member.email });
    await mailsDown(t.db);
    const [known, unknown] = [
      await registerUnproven(made.code, visitor({ email: member.email })),
      await registerUnproven(made.code, visitor()),
    ];
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect(known.body).toMatchObject({ status: null, ticket: null, order: null });
    expect((await mailsTo(t.db, member.email))[0]?.body_html).toContain('/tiket/');
    const [account] = await t.db.select().from(members).where(eq(members.id, member.id));
    expect(account).toMatchObject({ full_name: member.full_name, gender: null });
  });

  it('assigns seats that are not confirmed within a day to the waiting list', async () => {
    const made = await insertClass(t.db, { quota: 1, price: 0 });
    await mailsDown(t.db);
    const body = visitor();
    await registerUnproven(made.code, body);
    const queued = await insertRegistration(t.db, { class_id: made.id, status: 'PENDING', price: 0 });
    const token = await confirmationIn(t.db, body.email);
    const log = { warn: (about: unknown) => Promise.reject(about) };
    await giveUpUnconfirmed(t.services, null, log);
    expect((await rowsOf(made.id)).find(({ id }) => id === queued.id)?.status).toBe('PENDING');
    t.clock.now = new Date(Date.now() + 24 * 3_600_000 + 1_000);
    await giveUpUnconfirmed(t.services, null, log);
    const rows = await rowsOf(made.id);
    expect(rows.find(({ id }) => id === queued.id)?.status).toBe('ACCEPTED');
    expect(rows.find(({ id }) => id !== queued.id)).toMatchObject({ status: 'EXPIRED', confirm_by: null });
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  });

  it('assigns the held seat when the address is proven meanwhile', async () => {
    const made = await insertClass(t.db, { quota: 1, price: 0 });
    const body = visitor();
    await mailsDown(t.db);
    await registerUnproven(made.code, body);
    expect((await registerVisitor(t, made.code, body)).body).toMatchObject({ status: 'ACCEPTED' });
    expect(await rowsOf(made.id)).toMatchObject([{ status: 'ACCEPTED', confirm_by: null }]);
  });
});
