import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finishDataRequest, listDataRequests } from '@widya/contract/data-requests';
import * as contract from '@widya/contract/own-account';
import { anonymiseMember } from '@widya/contract/participants-privacy';
import { readTicket } from '@widya/contract/tickets';
import * as unsubscription from '@widya/contract/unsubscription';
import { eq } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { addressProofs } from '../../platform/database/schema/address-proofs.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { dataRequests } from '../../platform/database/schema/data-requests.ts';
import { emailOutbox, emailSuppressions } from '../../platform/database/schema/email.ts';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEventRegistration } from '../../testing/examples/events.ts';
import { insertOpenEvent } from '../../testing/examples/public-events.ts';
import {
  insertAdmin,
  insertClass,
  insertMember,
  insertRegistration,
  insertSuperadmin,
} from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { readTicketToken } from '../ticket-links/ticket-token.ts';

let t: TestApp;
let staff: Actor;
beforeAll(async () => {
  t = await createTestApp();
  staff = await signedIn(t, await insertAdmin(t.db, { name: 'Petugas Uji', menu: '["users"]' }));
});
afterAll(() => t.close());

let count = 0;
const address = () => {
  count += 1;
  return `sendiri-${count}@uji.example`;
};

/** Inserts a member and a device that has proved the member's address. */
async function someone() {
  const member = await insertMember(t.db, { email: address() });
  return { member, device: await proveAddress(t.db, member.email) };
}

/** Inserts an unpaid order for a seat of an event. @returns the order number that people see. */
async function insertEventOrder(event_registration_id: number, member_id: number): Promise<string> {
  const order_id = `UJI-ACARA-${event_registration_id}`;
  const [order] = await t.db.insert(orders).values({ order_id, member_id, amount: 60_000 }).returning();
  await t.db
    .insert(orderItems)
    .values({ order_ref: order?.id ?? 0, event_registration_id, label: 'Festival Uji', price: 60_000 });
  return order_id;
}

const overviewOf = async (device: { token: string }) => (await t.call(contract.readOwnOverview, device)).body;

it('shows nothing to a device that has proved no address', async () => {
  for (const endpoint of [contract.readOwnOverview, contract.readOwnProfile, contract.readMailPreferences])
    for (const device of [null, { token: 'x'.repeat(43) }])
      expect(await t.call(endpoint, device)).toMatchObject({ status: 401, body: { code: 'ADDRESS_UNPROVEN' } });
  const as = await t.call(contract.requestOwnData, staff, { body: { kind: 'DELETE' } });
  expect(as.status).toBe(401);
});

describe('the overview', () => {
  it('contains tickets, orders and certificates of this address only', async () => {
    const { member, device } = await someone();
    const made = await insertClass(t.db);
    const other = await insertRegistration(t.db, { class_id: made.id });
    const own = await insertRegistration(t.db, { class_id: made.id, member_id: member.id, status: 'WAITING' });
    const [order] = await t.db
      .insert(orders)
      .values({ order_id: `UJI-${own.id}`, member_id: member.id, amount: 90_000 })
      .returning();
    await t.db
      .insert(orderItems)
      .values({ order_ref: order?.id ?? 0, participant_id: own.id, label: made.name, price: 90_000 });
    for (const { id } of [own, other])
      await t.db.insert(certificates).values({
        kind: 'class',
        class_id: made.id,
        participant_id: id,
        full_name: 'Uji',
        number: id,
        printed_number: `${id}/UJI`,
        public_code: `SERT${id}`,
      });
    const body = await overviewOf(device);
    expect(body).toMatchObject({
      email: member.email,
      registrations: [{ kind: 'class', code: made.code, name: made.name, status: 'WAITING' }],
      orders: [{ order_id: `UJI-${own.id}`, amount: 90_000, outcome: 'waiting', payable: true, label: made.name }],
      certificates: [{ public_code: `SERT${own.id}`, name: made.name, revoked_at: null }],
    });
    const [{ ticket }] = body.registrations as [{ ticket: string }];
    const key = await secretsKeyOf(t.config);
    expect(readTicketToken(key, ticket)).toMatchObject({ kind: 'class', id: own.id, serial: own.ticket_serial });
  });

  it('finds registrations of events by the address, also without an account', async () => {
    const email = address();
    const start_time = new Date('2026-12-05T02:00:00Z');
    const url = `acara-uji-${count}`;
    const [event] = await t.db.insert(events).values({ name: 'Festival Uji', event_url: url, start_time }).returning();
    const [session] = await t.db
      .insert(eventSessions)
      .values({ event_id: event?.id ?? 0, name: 'Sesi 1' })
      .returning();
    const person = { full_name: 'Tamu', phone_num: '+62811', email: email.toUpperCase() };
    await t.db.insert(eventRegistrations).values({ session_id: session?.id ?? 0, status: 'ACCEPTED', ...person });
    expect(await overviewOf(await proveAddress(t.db, email))).toMatchObject({
      full_name: null,
      registrations: [{ kind: 'event', code: url, session: 'Sesi 1', starts_at: start_time.toISOString() }],
    });
  });

  it('contains registrations for events with their tickets and orders, without unconfirmed ones', async () => {
    const { member, device } = await someone();
    const made = await insertOpenEvent(t.db, {}, { price: 60_000, online_payment: true });
    const own = { full_name: member.full_name, email: member.email, member_id: member.id };
    const row = await insertEventRegistration(t.db, { ...own, session_id: made.session.id });
    const order = await insertEventOrder(row.id, member.id);
    const { session } = await insertOpenEvent(t.db);
    await insertEventRegistration(t.db, { ...own, session_id: session.id, confirm_by: new Date() });
    const body = await overviewOf(device);
    expect(body).toMatchObject({
      registrations: [{ kind: 'event', code: made.event.event_url, session: null, status: 'WAITING' }],
      orders: [{ order_id: order, label: 'Festival Uji', amount: 60_000, payable: true }],
    });
    const [{ ticket }] = body.registrations as [{ ticket: string }];
    expect((await t.call(readTicket, null, { params: { token: ticket } })).body).toMatchObject({ kind: 'event' });
  });
});

describe('the profile', () => {
  const FIELDS = { full_name: 'Larasati Widuri', province: 'Jawa Barat', city: 'Kota Bandung' };
  const write = (device: { token: string }, body: object) => t.call(contract.updateOwnProfile, device, { body });

  it('changes the own account and the names on its registrations', async () => {
    const { member, device } = await someone();
    const { id: class_id } = await insertClass(t.db);
    const { id } = await insertRegistration(t.db, { class_id, member_id: member.id });
    const body = { ...FIELDS, phone_num: '0812 0000 1234', date_of_birth: '1970-01-01', gender: 'F' };
    expect((await write(device, body)).status).toBe(200);
    expect((await t.call(contract.readOwnProfile, device)).body).toEqual({
      ...body,
      email: member.email,
      phone_num: '+6281200001234',
    });
    const [row] = await t.db.select().from(registrations).where(eq(registrations.id, id));
    expect(row).toMatchObject(FIELDS);
  });

  it('creates an account for an address without one', async () => {
    const email = address();
    const device = await proveAddress(t.db, email);
    expect((await t.call(contract.readOwnProfile, device)).body).toMatchObject({ email, full_name: '' });
    await write(device, { full_name: 'Baru Datang' });
    const [row] = await t.db.select().from(members).where(eq(members.email, email));
    expect(row).toMatchObject({ full_name: 'Baru Datang', is_claimed: false });
  });

  it.each([
    [{ full_name: ' ' }, 'full_name', 'Isi nama lengkap Anda'],
    [{ phone_num: 'abc' }, 'phone_num', 'Nomor ponsel belum lengkap. Contoh: 0812 0000 1234'],
    [{ city: 'Kota Denpasar' }, 'city', 'Pilih kota dari daftar'],
    [{ province: '' }, 'province', 'Pilih provinsi dari daftar'],
    [{ date_of_birth: '2090-01-01' }, 'date_of_birth', 'Periksa tanggal lahir Anda'],
  ])('refuses %j', async (wrong, field, text) => {
    const { device } = await someone();
    const answer = await write(device, { ...FIELDS, ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: text } } });
  });
});

describe('mails', () => {
  const set = (device: { token: string }, newsletter: boolean) =>
    t.call(contract.updateMailPreferences, device, { body: { newsletter } });
  const suppression = async (email: string) =>
    (await t.db.select().from(emailSuppressions).where(eq(emailSuppressions.email, email)))[0];

  it('are chosen and chosen again; a bounced address stays bounced', async () => {
    const { member, device } = await someone();
    expect((await set(device, true)).body.preferences).toEqual({ newsletter: true, has_profile: true });
    expect((await set(device, false)).body.preferences).toMatchObject({ newsletter: false });
    expect(await suppression(member.email)).toMatchObject({ reason: 'unsubscribed' });
    await set(device, true);
    expect(await suppression(member.email)).toBeUndefined();
    await t.db.insert(emailSuppressions).values({ email: member.email, reason: 'bounced' });
    await set(device, true);
    expect(await suppression(member.email)).toMatchObject({ reason: 'bounced' });
  });

  it('can be requested only with an account, but declined without one', async () => {
    const email = address();
    const device = await proveAddress(t.db, email);
    expect((await set(device, true)).status).toBe(409);
    expect((await set(device, false)).status).toBe(200);
    expect(await suppression(email)).toMatchObject({ reason: 'unsubscribed' });
  });

  it('are ended by a mailed link, which looking at does not end', async () => {
    const { member } = await someone();
    await t.db.update(members).set({ subscribe_newsletter: true }).where(eq(members.id, member.id));
    const token = `berhenti${count}`;
    const mail = { to_email: member.email, subject: 'Kabar', body_html: '', dedupe_key: token };
    await t.db.insert(emailOutbox).values({ ...mail, unsubscribe_token: token });
    const call = (endpoint: typeof unsubscription.unsubscribe, name = token) =>
      t.call(endpoint, null, { params: { token: name } });
    const looked = await call(unsubscription.readUnsubscription);
    expect(looked.body.email).toMatch(/^s\*\*\*\d@uji\.example$/);
    expect(await suppression(member.email)).toBeUndefined();
    for (let n = 0; n < 2; n += 1) expect((await call(unsubscription.unsubscribe)).status).toBe(200);
    expect(await suppression(member.email)).toMatchObject({ reason: 'unsubscribed' });
    expect((await call(unsubscription.unsubscribe, 'salah')).status).toBe(404);
  });
});

describe('requests about own data (S43)', () => {
  const request = (device: { token: string }, kind: string) =>
    t.call(contract.requestOwnData, device, { body: { kind } });
  const listed = async (state: string) => {
    const { body } = await t.call(listDataRequests, staff, { query: { state } });
    return body as unknown as { id: number; email: string; kind: string; done_by: string | null }[];
  };

  it('reach staff once, who mark them as done', async () => {
    const { member, device } = await someone();
    await Promise.all([request(device, 'COPY'), request(device, 'COPY'), request(device, 'DELETE')]);
    const own = (await listed('open')).filter(({ email }) => email === member.email);
    expect(own.map(({ kind }) => kind).toSorted()).toEqual(['COPY', 'DELETE']);
    expect(own[0]).toMatchObject({ member_id: member.id, full_name: member.full_name });
    const { id } = own.find(({ kind }) => kind === 'COPY') ?? { id: 0 };
    const finish = () => t.call(finishDataRequest, staff, { params: { id } });
    expect((await finish()).body).toMatchObject({ affectedRows: 1, data: { done_by: 'Petugas Uji' } });
    expect((await finish()).body).toMatchObject({ affectedRows: 0 });
    expect((await listed('done')).map((row) => row.id)).toContain(id);
    expect((await overviewOf(device)).data_requests).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'COPY', done_at: expect.any(String) })]),
    );
    expect((await request(device, 'COPY')).body.request).toMatchObject({ done_at: null });
    expect((await t.call(finishDataRequest, staff, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('go with the person who is forgotten, and so do the devices', async () => {
    const { member, device } = await someone();
    await request(device, 'DELETE');
    const superadmin = await signedIn(t, await insertSuperadmin(t.db));
    const body = { confirm_email: member.email };
    expect((await t.call(anonymiseMember, superadmin, { params: { id: member.id }, body })).status).toBe(200);
    expect(await t.db.$count(dataRequests, eq(dataRequests.email, member.email))).toBe(0);
    expect(await t.db.$count(addressProofs, eq(addressProofs.email, member.email))).toBe(0);
    expect((await t.call(contract.readOwnOverview, device)).status).toBe(401);
  });
});
