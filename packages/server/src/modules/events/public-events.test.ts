import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as staff from '@widya/contract/events';
import * as orderContract from '@widya/contract/orders';
import * as contract from '@widya/contract/public-events';
import { desc, eq, sql } from 'drizzle-orm';
import { emailOutbox, emailTemplates } from '../../platform/database/schema/email.ts';
import {
  eventDailyMetrics,
  eventRegistrations,
  eventSessions,
  sessionTemplates,
} from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEventRegistration } from '../../testing/examples/events.ts';
import { EVENT_VISITOR, insertOpenEvent } from '../../testing/examples/public-events.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { insertSuperadmin } from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { applyStatus } from '../payments/apply-status.ts';
import { expireOrders } from '../payments/expire-orders.ts';
import { lockChosenSessions, registerForSessions } from './register.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertOpenEvent>>;
let people = 0;

beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  admin = await signedIn(api, await insertSuperadmin(api.db));
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = null;
  made = await insertOpenEvent(api.db);
});

const address = () => {
  people += 1;
  return `tamu-acara-${people}@uji.example`;
};
const prove = (email: string) => proveAddress(api.db, email);
const onEvent = () => ({ params: { event_url: made.event.event_url } });
const read = async () => (await api.call(contract.readPublicEvent, null, onEvent())).body;
const register = async (values: object = {}, email = address()) =>
  api.call(contract.registerForEvent, await prove(email), {
    ...onEvent(),
    body: { ...EVENT_VISITOR, session_ids: [made.session.id], ...values },
  });
type Seats = readonly {
  readonly status: string;
  readonly ticket: string;
  readonly order: { order_id: string } | null;
}[];
const seatsOf = (body: object) => (body as { registrations: Seats }).registrations;
const rowsOf = (sessionId = made.session.id) =>
  api.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.session_id, sessionId))
    .orderBy(eventRegistrations.id);
const statuses = async () => (await rowsOf()).map(({ status }) => status);
const newestOrder = async () => (await api.db.select().from(orders).orderBy(desc(orders.id)).limit(1))[0];
const paid = { fraud: null, transactionId: 'T', paymentType: 'qris', currency: 'IDR', returned: null, paidAt: null };
const applyPayment = async (order: typeof orders.$inferSelect, status: string) =>
  api.db.transaction((tx) =>
    applyStatus({ tx, now: new Date(), config: api.config }, order.id, {
      ...paid,
      orderId: order.order_id,
      status,
      amount: order.amount,
    }),
  );

describe('the page of an event', () => {
  it('shows sessions with the seats that remain after the waiting list, and not who waits', async () => {
    made = await insertOpenEvent(api.db, { required_visitor_information: { fields: ['Instansi', ' '] } }, { quota: 4 });
    await insertEventRegistration(api.db, { session_id: made.session.id });
    await insertEventRegistration(api.db, { session_id: made.session.id, status: 'PENDING' });
    // The waiting list passes over an unconfirmed address, so its seat goes to whoever registers.
    const unconfirmed = { status: 'PENDING', confirm_by: new Date(Date.now() + 3_600_000) } as const;
    await insertEventRegistration(api.db, { session_id: made.session.id, ...unconfirmed });
    const body = await read();
    expect(body).toMatchObject({
      visitor_fields: ['Instansi'],
      sessions: [{ state: 'FEW', quota: 4, places_left: 2 }],
    });
    expect(JSON.stringify(body)).not.toMatch(/pending|waiting|streamingURL/i);
  });

  it('shows a session as full whose free seats belong to the waiting list', async () => {
    made = await insertOpenEvent(api.db, {}, { quota: 2 });
    for (const status of ['ACCEPTED', 'PENDING'] as const)
      await insertEventRegistration(api.db, { session_id: made.session.id, status });
    expect(await read()).toMatchObject({ sessions: [{ state: 'FULL', places_left: 0 }] });
    expect(seatsOf((await register()).body)).toMatchObject([{ status: 'PENDING' }]);
  });

  it.each([
    ['full', {}, { quota: 1 }, 'FULL'],
    ['closed', {}, { allow_registration: false }, 'CLOSED'],
    ['over', {}, { start_time: new Date(0), end_time: new Date(1) }, 'OVER'],
  ])('shows that a session is %s', async (_, event, session, state) => {
    made = await insertOpenEvent(api.db, event, session);
    await insertEventRegistration(api.db, { session_id: made.session.id });
    expect(await read()).toMatchObject({ sessions: [{ state }] });
    const { status } = await register();
    expect(status).toBe(state === 'FULL' ? 201 : 409);
  });

  it.each([
    ['a draft', { publish_status: 'DRAFT' as const }],
    ['a hidden one', { publish_status: 'HIDDEN' as const }],
    ['a disabled one', { enabled: false }],
    ['a removed one', { active: 0 as const }],
  ])('is not there for %s', async (_, values) => {
    made = await insertOpenEvent(api.db, values);
    expect((await api.call(contract.readPublicEvent, null, onEvent())).status).toBe(404);
    expect((await api.call(contract.countEventView, null, onEvent())).status).toBe(404);
    expect((await register()).status).toBe(404);
  });

  it('has the layout and the colours that staff chose (D220)', async () => {
    const look = { color_dark: '#123456', additional_information: { layoutType: 'Layout2' } };
    made = await insertOpenEvent(api.db, look);
    expect(await read()).toMatchObject({ layout: 'Layout2', tones: { deep: '#123456' } });
    made = await insertOpenEvent(api.db);
    expect(await read()).toMatchObject({ layout: 'Layout1' });
  });

  it('counts visits by the day', async () => {
    await Promise.all([1, 2, 3].map(() => api.call(contract.countEventView, null, onEvent())));
    const counted = await api.db.select().from(eventDailyMetrics).where(eq(eventDailyMetrics.event_id, made.event.id));
    expect(counted).toMatchObject([{ views: 3 }]);
  });
});

describe('registering', () => {
  it('requires a proved address, a consent and the answers that the event requires', async () => {
    made = await insertOpenEvent(api.db, { required_visitor_information: { fields: ['Instansi'] } });
    const body = { ...EVENT_VISITOR, session_ids: [made.session.id] };
    const stranger = await api.call(contract.registerForEvent, null, { ...onEvent(), body });
    expect(stranger).toMatchObject({ status: 401, body: { code: 'ADDRESS_UNPROVEN' } });
    expect((await register({ consent: false })).body.errors).toHaveProperty('consent');
    expect((await register()).body.errors).toEqual({ 'visitor_information.Instansi': 'Isi Instansi' });
    const other = await insertOpenEvent(api.db);
    const answers = { visitor_information: { Instansi: 'Sekolah', Lain: 'x' } };
    expect((await register({ ...answers, session_ids: [other.session.id] })).status).toBe(422);
    expect((await register(answers)).status).toBe(201);
    expect((await rowsOf())[0]?.visitor_information).toEqual({ Instansi: 'Sekolah' });
  });

  it('is accepted at once when free, creates the account and sends a ticket', async () => {
    const email = address();
    const { status, body } = await register({}, email);
    expect(status).toBe(201);
    expect(seatsOf(body)).toMatchObject([{ status: 'ACCEPTED', label: 'TERDAFTAR', order: null }]);
    const [row] = await rowsOf();
    const [member] = await api.db
      .select()
      .from(members)
      .where(eq(members.id, row?.member_id ?? 0));
    expect(member).toMatchObject({ email, full_name: EVENT_VISITOR.full_name, gender: 'F' });
    const [mail] = await api.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email));
    expect(mail?.body_html).toContain('/tiket/');
    const again = await register({}, email);
    expect(again).toMatchObject({ status: 409, body: { code: 'PARTICIPANT_ALREADY_REGISTERED' } });
    const form = await api.call(contract.readEventRegistrationForm, await prove(email), onEvent());
    expect(form.body).toMatchObject({
      person: { full_name: EVENT_VISITOR.full_name },
      registered: [{ status: 'ACCEPTED' }],
    });
    expect(form.text).not.toContain(email);
    const seen = await api.call(contract.readPublicEvent, await prove(email), onEvent());
    expect(seen.body).toMatchObject({ sessions: [{ own_label: 'TERDAFTAR' }] });
    const tickets = await api.call(contract.readOwnEventTickets, await prove(address()), onEvent());
    expect(tickets.body.registrations).toEqual([]);
  });

  it('waits for staff with manual payment, and for a seat when full', async () => {
    made = await insertOpenEvent(api.db, {}, { price: 50_000, quota: 1 });
    expect(seatsOf((await register()).body)).toMatchObject([{ status: 'WAITING', order: null }]);
    expect(seatsOf((await register()).body)).toMatchObject([{ status: 'PENDING', order: null }]);
  });

  it('can be for several sessions, each with its own seats, all or none', async () => {
    const values = { event_id: made.event.id, price: 80_000, online_payment: true, quota: 1 };
    const [second] = await api.db
      .insert(eventSessions)
      .values({ ...values, name: 'Sesi kedua' })
      .returning();
    const ids = [made.session.id, second?.id ?? 0];
    const [first, last] = [await register({ session_ids: ids }), await register({ session_ids: ids })];
    expect(seatsOf(first.body).map(({ status }) => status)).toEqual(['ACCEPTED', 'WAITING']);
    expect(seatsOf(last.body).map(({ status }) => status)).toEqual(['ACCEPTED', 'PENDING']);
    const email = address();
    await register({ session_ids: [ids[1]] }, email);
    expect((await register({ session_ids: ids }, email)).status).toBe(409);
    expect((await rowsOf()).some((row) => row.email === email)).toBe(false);
  });

  it('reports several sessions in one mail, with the state and the ticket of each', async () => {
    const [second] = await api.db
      .insert(eventSessions)
      .values({ event_id: made.event.id, name: 'Sesi kedua', price: 80_000, online_payment: true })
      .returning();
    const template = { template_name: 'Uji', subject_template: 'Uji', body_template: '<p>Bawa laptop.</p>' };
    const [chosen] = await api.db.insert(emailTemplates).values(template).returning();
    await api.db
      .insert(sessionTemplates)
      .values({ session_id: made.session.id, template_type: 'accepted', template_id: chosen?.id ?? 0 });
    const email = address();
    const session_ids = [second?.id ?? 0, made.session.id];
    const { body } = await register({ session_ids }, email);
    const mails = await api.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email));
    expect(mails).toMatchObject([{ subject: `Pendaftaran Anda: ${made.event.name}`, scenario: 'GENERAL' }]);
    const html = mails[0]?.body_html ?? '';
    for (const { ticket, order } of seatsOf(body)) {
      expect(html).toContain(`/tiket/${ticket}`);
      if (order !== null) expect(html).toContain(order.order_id);
    }
    for (const text of ['TERDAFTAR', '<p>Bawa laptop.</p>', 'Sesi kedua', 'MENUNGGU PEMBAYARAN', 'Rp80.000'])
      expect(html).toContain(text);
    expect((await register({ session_ids }, email)).status).toBe(409);
    expect(await api.db.$count(emailOutbox, eq(emailOutbox.to_email, email))).toBe(1);
  });

  it('looks like a success for a program that fills in everything, and writes nothing', async () => {
    expect((await register({ situs_web: 'https://uji.example' })).status).toBe(201);
    expect(await rowsOf()).toEqual([]);
  });

  it('is possible again after a withdrawal, not after a rejection', async () => {
    const email = address();
    await register({}, email);
    const set = (status: 'CANCELLED' | 'REJECTED') =>
      api.db.update(eventRegistrations).set({ status }).where(eq(eventRegistrations.session_id, made.session.id));
    await set('CANCELLED');
    expect((await register({}, email)).status).toBe(201);
    expect(await statuses()).toEqual(['ACCEPTED']);
    await set('REJECTED');
    expect((await register({}, email)).status).toBe(409);
  });
});

describe('paying', () => {
  beforeEach(async () => {
    made = await insertOpenEvent(api.db, {}, { price: 100_000, online_payment: true, quota: 1 });
  });

  it('subtracts a voucher and assigns the seat after the payment', async () => {
    const { code } = await insertVoucher(api.db, { percentage: 25, type: 'SINGLE_USE' });
    const query = { voucher_code: code, session_ids: String(made.session.id) };
    const checked = await api.call(contract.checkEventVoucher, await prove(address()), { ...onEvent(), query });
    expect(checked.body).toEqual({ discount: 25_000, price: 75_000 });
    expect(seatsOf((await register({ voucher_code: code })).body)).toMatchObject([
      { status: 'WAITING', order: { amount: 75_000 } },
    ]);
    expect((await register({ voucher_code: code })).body.errors).toHaveProperty('voucher_code');
    const order = await newestOrder();
    if (order === undefined) throw new Error('no order');
    expect(await applyPayment(order, 'settlement')).toBe('applied');
    expect(await statuses()).toEqual(['ACCEPTED']);
    const shown = await api.call(orderContract.readOrder, admin, { params: { id: order.id } });
    expect(shown.body).toMatchObject({
      participants: [],
      eventRegistrations: [{ label: made.event.name, event: { event_url: made.event.event_url } }],
    });
  });

  it('releases the seat of an unpaid order, and requests a payment from the next person', async () => {
    await register();
    await register();
    expect(await statuses()).toEqual(['WAITING', 'PENDING']);
    api.clock.now = new Date(Date.now() + 25 * 3_600_000);
    await expireOrders(api.services, null, { warn: () => undefined });
    expect(await statuses()).toEqual(['EXPIRED', 'WAITING']);
    const order = await newestOrder();
    expect(order).toMatchObject({ paid_status: 'WAIT_SNAP_NOTIFICATION', amount: 100_000 });
  });

  it('releases the seat after a refund', async () => {
    await register();
    const order = await newestOrder();
    if (order === undefined) throw new Error('no order');
    await applyPayment(order, 'settlement');
    expect(await applyPayment(order, 'refund')).toBe('exception');
    expect(await statuses()).toEqual(['CANCELLED']);
  });

  it('cannot buy a seat that was assigned meanwhile', async () => {
    await register();
    const late = await newestOrder();
    if (late === undefined) throw new Error('no order');
    await applyPayment(late, 'expire');
    await register();
    expect(await applyPayment(late, 'settlement')).toBe('exception');
    expect(await statuses()).toEqual(['EXPIRED', 'WAITING']);
  });

  it('ends with the rejection by staff', async () => {
    await register();
    const [row] = await rowsOf();
    const params = { id: made.session.id, x: row?.id ?? 0, action: 'reject' };
    await api.call(staff.settleSessionRegistration, admin, { params, body: { rejection_message: 'Penuh' } });
    expect(await newestOrder()).toMatchObject({ paid_status: 'cancel' });
  });
});

describe('many at once', () => {
  const race = async (db: TestApp['db']) => {
    made = await insertOpenEvent(api.db, {}, { quota: 1 });
    await Promise.all(
      Array.from({ length: 10 }, () =>
        db.transaction(async (tx) => {
          const context = { tx, now: new Date(), config: api.config };
          const chosen = await lockChosenSessions(context, made.event.event_url, [made.session.id]);
          const form = { ...EVENT_VISITOR, newsletter: false, visitor_information: {}, voucher_code: '' };
          await registerForSessions(context, chosen, { ...form, email: address() });
        }),
      ),
    );
    const [taken] = await api.db
      .select({ seats: sql<number>`count(*)::int` })
      .from(eventRegistrations)
      .where(sql`session_id = ${made.session.id} and status = 'ACCEPTED'`);
    return taken?.seats ?? 0;
  };

  it('oversells without the locks (negative control)', async () => {
    const unlocked = withoutLocks(api.database.config, 10);
    try {
      let oversold = 0;
      for (let round = 0; round < 10; round += 1) if ((await race(unlocked.db)) > 1) oversold += 1;
      expect(oversold).toBeGreaterThan(0);
      for (let round = 0; round < 10; round += 1) expect(await race(api.db)).toBe(1);
    } finally {
      await unlocked.close();
    }
  });

  it('assigns 20 seats to 20 of 60, in every order of their sessions, and loses nobody', async () => {
    made = await insertOpenEvent(api.db, {}, { quota: 20 });
    const [second] = await api.db
      .insert(eventSessions)
      .values({ event_id: made.event.id, name: 'Sesi kedua', quota: 20 })
      .returning();
    const ids = [made.session.id, second?.id ?? 0];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => register({ session_ids: n % 2 === 0 ? ids : ids.toReversed() })),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    for (const id of ids) {
      const rows = await rowsOf(id);
      expect(rows.filter(({ status }) => status === 'ACCEPTED')).toHaveLength(20);
      expect(rows.filter(({ status }) => status === 'PENDING')).toHaveLength(40);
    }
  });
});
