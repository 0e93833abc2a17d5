import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  editParticipantPerson,
  renewParticipantTicket,
  setParticipantStatus,
} from '@widya/contract/participants-actions';
import { readClassForms } from '@widya/contract/public-forms';
import { readTicket, renewTicketLink, withdrawRegistration } from '@widya/contract/tickets';
import { eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { ticketOf } from '../../testing/examples/tickets.ts';
import {
  insertAdmin,
  insertClass,
  insertInstructor,
  insertPastClass,
  insertRegistration,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { ticketToken } from '../ticket-links/ticket-token.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp({ env: { PUBLIC_URL: 'https://widya.example' } });
  admin = await signedIn(t, await insertAdmin(t.db, { menu: '["home"]' }));
});
afterAll(() => t.close());

const read = (token: string) => t.call(readTicket, null, { params: { token } });
const registered = async (values: Partial<typeof registrations.$inferInsert> = {}, of = {}) => {
  const made = await insertClass(t.db, of);
  const person = await insertRegistration(t.db, { class_id: made.id, ...values });
  return { made, person, token: await ticketOf(t.config, person) };
};
const rowOf = async (id: number) => (await t.db.select().from(registrations).where(eq(registrations.id, id)))[0];
const MINUTE = 60_000;
/** Stands still, because the table of deadlines is computed before the tests run. */
const NOW = new Date();

describe('a ticket', () => {
  it('contains the link to the meeting from two hours before the start until the end', async () => {
    const start = new Date(Date.now() + 7 * 24 * 3_600_000);
    const end = new Date(start.getTime() + 120 * MINUTE);
    const stream_url = 'https://rapat.example/kelas';
    const { token } = await registered({}, { start_time: start, end_time: end, stream_url, zoom_passcode: '12345' });
    const opens_at = new Date(start.getTime() - 120 * MINUTE).toISOString();
    expect((await read(token)).body).toMatchObject({ join: { url: null, passcode: null, opens_at } });
    try {
      t.clock.now = new Date(start.getTime() - 120 * MINUTE);
      expect((await read(token)).body).toMatchObject({ join: { url: stream_url, passcode: '12345', opens_at: null } });
      t.clock.now = end;
      expect((await read(token)).body).toMatchObject({ join: null, can_withdraw: false });
    } finally {
      t.clock.now = null;
    }
  });

  it('contains no materials of the class before the payment', async () => {
    const facts = { attachment_urls: ['https://berkas.example/salindia.pdf'], whatsapp_url: 'https://wa.example/grup' };
    const { order, registration } = await insertOrder(t.db);
    await t.db.update(classes).set(facts).where(eq(classes.id, registration.class_id));
    const token = await ticketOf(t.config, registration);
    expect((await read(token)).body).toMatchObject({
      status: 'WAITING',
      payment: { order_id: order.order_id, state: 'unavailable', amount: 150_000 },
      join: null,
      group_url: null,
      materials: [],
      presence: null,
    });
    await t.db.update(registrations).set({ status: 'ACCEPTED' }).where(eq(registrations.id, registration.id));
    expect((await read(token)).body).toMatchObject({
      group_url: facts.whatsapp_url,
      materials: [{ title: 'salindia.pdf', url: facts.attachment_urls[0], size: null }],
      presence: { present: false },
    });
  });

  it.each([
    ['a permanent class without a deadline', { permanent: true, question_end_time: null }, true],
    ['a class before its deadline', { question_end_time: new Date(NOW.getTime() + MINUTE) }, true],
    ['a class after its deadline', { question_end_time: new Date(NOW.getTime() - MINUTE) }, false],
    ['a class without a deadline', { question_end_time: null }, false],
  ])('leads to the questions of %s exactly while they are accepted', async (_, of, takes_questions) => {
    const { made, token } = await registered({}, of);
    t.clock.now = NOW;
    try {
      const forms = await t.call(readClassForms, null, { params: { code: made.code } });
      expect(forms.body).toMatchObject({ questions: { state: takes_questions ? 'open' : 'closed' } });
      const questions_until = takes_questions ? (of.question_end_time?.toISOString() ?? null) : null;
      expect((await read(token)).body).toMatchObject({ takes_questions, questions_until });
    } finally {
      t.clock.now = null;
    }
  });

  it('contains only the own position on the waiting list', async () => {
    const { made, token } = await registered({ status: 'PENDING' }, { quota: 1 });
    const later = await insertRegistration(t.db, { class_id: made.id, status: 'PENDING' });
    expect((await read(token)).body).toMatchObject({ status: 'PENDING', position: 1, payment: null });
    expect((await read(await ticketOf(t.config, later))).body).toMatchObject({ position: 2 });
  });

  it('leads to recordings and feedback once the class is over', async () => {
    const made = await insertPastClass(t.db, {
      recording_url_array: [{ title: 'Hari 1', url: 'https://r.example/1' }],
    });
    const person = await insertRegistration(t.db, { class_id: made.id });
    const { body } = await read(await ticketOf(t.config, person));
    expect(body).toMatchObject({
      recordings: [{ title: 'Hari 1', url: 'https://r.example/1' }],
      feedback: { token: expect.any(String), done: false },
      final_test: null,
    });
  });
});

describe('links to tickets', () => {
  it('are refused when changed, expired, revoked, unconfirmed or anonymised', async () => {
    const { person, token } = await registered();
    const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    expect((await read(other)).status).toBe(404);
    const old = ticketToken(await secretsKeyOf(t.config), {
      kind: 'class',
      id: person.id,
      serial: 0,
      expiresAt: new Date(Date.now() - 1_000),
    });
    expect(await read(old)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    const set = (values: object) => t.db.update(registrations).set(values).where(eq(registrations.id, person.id));
    await set({ confirm_by: new Date() });
    expect((await read(token)).status).toBe(410);
    await set({ confirm_by: null });
    expect((await read(token)).status).toBe(200);
    await t.db.update(members).set({ anonymised_at: new Date() }).where(eq(members.id, person.member_id));
    expect((await read(token)).status).toBe(410);
  });

  it('end when staff turn the person down or correct the address', async () => {
    const turnedDown = await registered();
    const body = { status: 'REJECTED', rejection_message: 'Penuh' };
    await t.call(setParticipantStatus, admin, { params: { id: turnedDown.person.id }, body });
    expect((await read(turnedDown.token)).status).toBe(410);
    const moved = await registered();
    const edit = { full_name: 'Nama Baru', email: `baru-${moved.person.id}@uji.example` };
    const params = { id: moved.person.id };
    expect((await t.call(editParticipantPerson, admin, { params, body: edit })).status).toBe(200);
    expect((await read(moved.token)).status).toBe(410);
  });

  it('are revoked by staff, who send a new one and leave a log row', async () => {
    const { made, person, token } = await registered();
    const renewAs = (actor: Actor, id = person.id) => t.call(renewParticipantTicket, actor, { params: { id } });
    expect((await renewAs(admin)).body).toMatchObject({ success: true, queued: 1 });
    expect(await read(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    // Staff can renew a link repeatedly, also within the hour in which visitors get only one.
    await renewAs(admin);
    const mails = await t.db
      .select()
      .from(emailOutbox)
      .where(eq(emailOutbox.to_email, person.email))
      .orderBy(emailOutbox.id);
    const sent = mails.map(({ body_html }) => /\/tiket\/([\w-]+)/.exec(body_html)?.[1] ?? '');
    expect(await Promise.all(sent.map(async (link) => (await read(link)).status))).toEqual([410, 200]);
    const logged = await t.audit();
    expect(logged.filter(({ code }) => code === 'RENEWLINK_TICKET')).toMatchObject([
      { object: 'participant', object_id: String(person.id) },
      { object: 'participant', object_id: String(person.id) },
    ]);
    const stranger = await signedIn(t, await insertInstructor(t.db, { menu: '["home"]' }));
    expect((await renewAs(stranger)).status).toBe(404);
    const rejected = await insertRegistration(t.db, { class_id: made.id, status: 'REJECTED' });
    expect((await renewAs(admin, rejected.id)).status).toBe(409);
    const unconfirmed = await insertRegistration(t.db, {
      class_id: made.id,
      status: 'WAITING',
      confirm_by: new Date(),
    });
    expect((await renewAs(admin, unconfirmed.id)).status).toBe(409);
    expect(await rowOf(unconfirmed.id)).toMatchObject({ ticket_serial: 0 });
  });

  it('are mailed again to the address of the registration, with the same response when there is none', async () => {
    const { person, token } = await registered();
    await t.db.update(registrations).set({ ticket_serial: 1 }).where(eq(registrations.id, person.id));
    const renew = () => t.call(renewTicketLink, null, { params: { token } });
    expect((await renew()).body).toEqual({ success: true });
    await renew();
    const mails = await t.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, person.email));
    expect(mails).toHaveLength(1);
    const sent = /\/tiket\/([\w-]+)/.exec(mails[0]?.body_html ?? '')?.[1] ?? '';
    expect((await read(sent)).status).toBe(200);
    await t.db.delete(registrations).where(eq(registrations.id, person.id));
    expect((await renew()).body).toEqual({ success: true });
  });
});

describe('withdrawing', () => {
  const withdraw = (token: string) => t.call(withdrawRegistration, null, { params: { token } });

  it('assigns the seat to the waiting list, closes the unpaid order and is possible once', async () => {
    const made = await insertClass(t.db, { quota: 1, price: 150_000 });
    const { order, registration } = await insertOrder(t.db, {}, { class_id: made.id });
    const next = await insertRegistration(t.db, { class_id: made.id, status: 'PENDING' });
    const token = await ticketOf(t.config, registration);
    expect(await withdraw(token)).toMatchObject({ status: 200, body: { status: 'CANCELLED' } });
    expect(await rowOf(next.id)).toMatchObject({ status: 'WAITING' });
    const [ended] = await t.db.select().from(orders).where(eq(orders.id, order.id));
    expect(ended).toMatchObject({ paid_status: 'cancel', exception: null });
    expect((await read(token)).body).toMatchObject({ status: 'CANCELLED', can_withdraw: false });
    expect((await withdraw(token)).status).toBe(409);
    const [row] = await t.audit();
    expect(row).toMatchObject({ code: 'WITHDRAW_REGISTRATION', after: { status: 'CANCELLED', promoted: 1 } });
  });

  it('leaves what was paid to staff', async () => {
    const paid = { paid_status: 'settlement', paid_at: new Date() };
    const { order, registration } = await insertOrder(t.db, paid, { status: 'ACCEPTED' });
    await withdraw(await ticketOf(t.config, registration));
    const [paidOrder] = await t.db.select().from(orders).where(eq(orders.id, order.id));
    expect(paidOrder).toMatchObject({ paid_status: 'settlement', exception: 'WITHDRAWN', exception_resolved_at: null });
  });

  it('is over with the class', async () => {
    const made = await insertPastClass(t.db);
    const person = await insertRegistration(t.db, { class_id: made.id });
    expect((await withdraw(await ticketOf(t.config, person))).status).toBe(409);
  });
});
