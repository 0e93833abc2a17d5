import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/public-events';
import { confirmRegistration, readConfirmation } from '@widya/contract/public-registrations';
import { readTicket } from '@widya/contract/tickets';
import { eq } from 'drizzle-orm';
import { giveUpUnconfirmed } from '../../background/give-up-unconfirmed.ts';
import { emailHold } from '../../platform/database/schema/email.ts';
import { eventRegistrations, eventSessions } from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import { orderItems } from '../../platform/database/schema/orders.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEventRegistration } from '../../testing/examples/events.ts';
import { EVENT_VISITOR, insertOpenEvent } from '../../testing/examples/public-events.ts';
import { insertVoucher } from '../../testing/examples/vouchers.ts';
import { insertMember } from '../../testing/fixtures.ts';
import { confirmationIn, mailsDown, mailsTo } from '../../testing/mails-down.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { readConfirmationLink } from '../registrations/confirmation-link.ts';
import { EVENT_CONFIRMATIONS } from './confirm.ts';

type Made = Awaited<ReturnType<typeof insertOpenEvent>>;

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
const address = () => {
  count += 1;
  return `tanpa-kode-${count}@uji.example`;
};
const on = ({ event }: Made) => ({ params: { event_url: event.event_url } });
const bodyOf = ({ session }: Made, values: object) => ({ ...EVENT_VISITOR, session_ids: [session.id], ...values });
const registerUnproven = (made: Made, values: object) =>
  t.call(contract.registerForEvent, null, { ...on(made), body: bodyOf(made, values) });
const registerProven = async (made: Made, email: string) =>
  t.call(contract.registerForEvent, await proveAddress(t.db, email), { ...on(made), body: bodyOf(made, {}) });
const rowsOf = ({ session }: Made) =>
  t.db
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.session_id, session.id))
    .orderBy(eventRegistrations.id);
const confirm = (token: string) => t.call(confirmRegistration, null, { params: { token } });
const paid = { price: 80_000, online_payment: true, quota: 1 };

describe('registering for an event while mails are down', () => {
  it('needs a proof as long as mails leave', async () => {
    const made = await insertOpenEvent(t.db);
    const refused = { status: 401, body: { code: 'ADDRESS_UNPROVEN' } };
    expect(await registerUnproven(made, { email: address() })).toMatchObject(refused);
    expect(await t.call(contract.readEventRegistrationForm, null, on(made))).toMatchObject(refused);
    await mailsDown(t.db);
    expect((await t.call(contract.readEventRegistrationForm, null, on(made))).body).toMatchObject({
      is_proven: false,
      person: null,
      registered: [],
    });
    expect((await registerUnproven(made, {})).body.errors).toHaveProperty('email');
  });

  it('holds a seat, with an order only after the mailed link', async () => {
    const made = await insertOpenEvent(t.db, {}, paid);
    const voucher = await insertVoucher(t.db, { percentage: 50, amount: null });
    await mailsDown(t.db);
    const [email, late] = [address(), address()];
    const { body } = await registerUnproven(made, { email, voucher_code: voucher.code });
    expect(body).toEqual({ success: true, registrations: [], confirm_by: expect.any(String) });
    expect(await rowsOf(made)).toMatchObject([{ status: 'WAITING', price: 40_000 }]);
    expect((await registerUnproven(made, { email: late })).status).toBe(201);
    const token = await confirmationIn(t.db, email);
    expect((await t.call(readConfirmation, null, { params: { token } })).body).toMatchObject({
      name: made.event.name,
      places: [{ name: made.event.name, ticket: null }],
    });
    const [ticket = ''] = (await confirm(token)).body.tickets as string[];
    expect((await t.call(readTicket, null, { params: { token: ticket } })).body).toMatchObject({
      kind: 'event',
      status: 'WAITING',
      payment: { amount: 40_000 },
    });
    expect((await confirm(token)).status).toBe(200);
    expect((await rowsOf(made)).map(({ status, confirm_by }) => [status, confirm_by === null])).toEqual([
      ['WAITING', true],
      ['PENDING', false],
    ]);
    expect((await t.audit()).map(({ code, object }) => [code, object])).toContainEqual([
      'CONFIRM_REGISTRATION',
      'sessionregistration',
    ]);
  });

  it('asks once for all sessions of a form, and confirms them with one link and one mail', async () => {
    const made = await insertOpenEvent(t.db);
    const [second] = await t.db
      .insert(eventSessions)
      .values({ event_id: made.event.id, name: 'Sesi kedua', ...paid })
      .returning();
    const session_ids = [made.session.id, second?.id ?? 0];
    await insertEventRegistration(t.db, { session_id: second?.id ?? 0, status: 'ACCEPTED' });
    await mailsDown(t.db);
    const email = address();
    const form = () => registerUnproven(made, { email, session_ids });
    expect((await form()).status).toBe(201);
    expect((await form()).status).toBe(201);
    const mails = await mailsTo(t.db, email);
    expect(mails).toMatchObject([{ subject: `Konfirmasi pendaftaran: ${made.event.name}` }]);
    expect(mails[0]?.body_html).toContain('<li>Sesi kedua</li>');
    const token = await confirmationIn(t.db, email);
    const read = async () => (await t.call(readConfirmation, null, { params: { token } })).body;
    expect(await read()).toMatchObject({
      confirm_by: expect.any(String),
      places: [{ ticket: null }, { ticket: null }],
    });
    const { tickets } = (await confirm(token)).body as { tickets: string[] };
    expect((await confirm(token)).body).toEqual({ success: true, tickets });
    expect(await read()).toMatchObject({ confirm_by: null, places: tickets.map((ticket) => ({ ticket })) });
    const states = tickets.map(async (ticket) => (await t.call(readTicket, null, { params: { token: ticket } })).body);
    expect(await Promise.all(states)).toMatchObject([{ status: 'ACCEPTED' }, { status: 'PENDING', position: 1 }]);
    const confirmed = (await mailsTo(t.db, email)).filter(({ subject }) => !subject.startsWith('Konfirmasi'));
    expect(confirmed).toHaveLength(1);
    for (const ticket of tickets) expect(confirmed[0]?.body_html).toContain(ticket);
  });

  it('keeps the other sessions of a form when one of them is withdrawn', async () => {
    const made = await insertOpenEvent(t.db);
    const [second] = await t.db
      .insert(eventSessions)
      .values({ event_id: made.event.id, name: 'Sesi kedua' })
      .returning();
    await mailsDown(t.db);
    const email = address();
    await registerUnproven(made, { email, session_ids: [made.session.id, second?.id ?? 0] });
    const token = await confirmationIn(t.db, email);
    await t.db
      .update(eventRegistrations)
      .set({ status: 'REJECTED', ticket_serial: 1, confirm_by: null })
      .where(eq(eventRegistrations.session_id, made.session.id));
    expect((await confirm(token)).body.tickets).toHaveLength(1);
    expect((await rowsOf(made)).map(({ status }) => status)).toEqual(['REJECTED']);
  });

  it('mails the old tickets of all chosen sessions together', async () => {
    const made = await insertOpenEvent(t.db);
    const [second] = await t.db
      .insert(eventSessions)
      .values({ event_id: made.event.id, name: 'Sesi kedua' })
      .returning();
    const [email, session_ids] = [address(), [made.session.id, second?.id ?? 0]];
    for (const session_id of session_ids)
      await insertEventRegistration(t.db, { session_id, email, status: 'ACCEPTED' });
    await mailsDown(t.db);
    await registerUnproven(made, { email, session_ids });
    const mails = await mailsTo(t.db, email);
    expect(mails).toMatchObject([{ subject: `Tautan tiket Anda: ${made.event.name}` }]);
    expect(mails[0]?.body_html.match(/href="[^"]*\/tiket\//g)).toHaveLength(2);
  });

  it('accepts nobody before they confirmed, also in a free session', async () => {
    const made = await insertOpenEvent(t.db);
    await mailsDown(t.db);
    const email = address();
    await registerUnproven(made, { email });
    expect((await rowsOf(made)).map(({ status }) => status)).toEqual(['WAITING']);
    await confirm(await confirmationIn(t.db, email));
    expect(await rowsOf(made)).toMatchObject([{ status: 'ACCEPTED', confirm_by: null }]);
  });

  it('answers the same for an address that is registered, and mails it the old ticket', async () => {
    const made = await insertOpenEvent(t.db);
    const member = await insertMember(t.db);
    const own = { session_id: made.session.id, email: member.email, member_id: member.id };
    await insertEventRegistration(t.db, { ...own, status: 'ACCEPTED' });
    await mailsDown(t.db);
    const [known, unknown] = [
      await registerUnproven(made, { email: member.email }),
      await registerUnproven(made, { email: address() }),
    ];
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect(known.body).toMatchObject({ registrations: [] });
    expect((await mailsTo(t.db, member.email))[0]?.body_html).toContain('/tiket/');
    const [account] = await t.db.select().from(members).where(eq(members.id, member.id));
    expect(account).toMatchObject({ full_name: member.full_name, gender: null });
  });

  it('assigns seats that are not confirmed within a day to confirmed people on the waiting list', async () => {
    const made = await insertOpenEvent(t.db, {}, { quota: 1 });
    await mailsDown(t.db);
    const [first, second] = [address(), address()];
    await registerUnproven(made, { email: first });
    await registerUnproven(made, { email: second });
    const queued = await insertEventRegistration(t.db, { session_id: made.session.id, status: 'PENDING' });
    const token = await confirmationIn(t.db, first);
    const log = { warn: (about: unknown) => Promise.reject(about) };
    await giveUpUnconfirmed(t.services, null, log);
    expect((await rowsOf(made)).map(({ status }) => status)).toEqual(['WAITING', 'PENDING', 'PENDING']);
    t.clock.now = new Date(Date.now() + 24 * 3_600_000 + 1_000);
    await giveUpUnconfirmed(t.services, null, log);
    const rows = await rowsOf(made);
    expect(rows.map(({ status, confirm_by }) => [status, confirm_by])).toEqual([
      ['EXPIRED', null],
      ['CANCELLED', null],
      ['ACCEPTED', null],
    ]);
    expect(rows[2]?.id).toBe(queued.id);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  });

  it('assigns the held seat when the address is proven meanwhile', async () => {
    const made = await insertOpenEvent(t.db, {}, { quota: 1 });
    await mailsDown(t.db);
    const email = address();
    await registerUnproven(made, { email });
    expect((await registerProven(made, email)).body).toMatchObject({ registrations: [{ status: 'ACCEPTED' }] });
    expect(await rowsOf(made)).toMatchObject([{ status: 'ACCEPTED', confirm_by: null }]);
  });
});

it('opens one order for a link that is pressed twice at once, and more without the locks (negative control)', async () => {
  const race = async (db: TestApp['db']) => {
    const made = await insertOpenEvent(t.db, {}, paid);
    await mailsDown(t.db);
    const email = address();
    await registerUnproven(made, { email });
    await t.db.delete(emailHold);
    const link = await readConfirmationLink(t, await confirmationIn(t.db, email));
    const press = () =>
      db.transaction((tx) => EVENT_CONFIRMATIONS.confirm({ tx, now: new Date(), config: t.config }, link));
    await Promise.allSettled([press(), press(), press()]);
    return t.db.$count(orderItems, eq(orderItems.event_registration_id, link.id));
  };
  const unlocked = withoutLocks(t.database.config, 10);
  try {
    let most = 0;
    for (let round = 0; round < 20 && most < 2; round += 1) most = Math.max(most, await race(unlocked.db));
    expect(most).toBeGreaterThan(1);
    for (let round = 0; round < 10; round += 1) expect(await race(t.db)).toBe(1);
  } finally {
    await unlocked.close();
  }
});
