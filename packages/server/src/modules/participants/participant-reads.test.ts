import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/participants';
import * as regions from '@widya/contract/regions';
import { plusDays } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { eq } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { emailLog } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertCourse,
  insertInstructor,
  insertRegistration,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
let code: string;
let classId: number;
let people: (typeof registrations.$inferSelect)[];

const DAY = 24 * 3_600_000;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(
    api,
    await insertAdmin(api.db, { menu: '["home","private-class","transaction","complaint"]' }),
  );
  const made = await insertClass(api.db, { quota: 10, price: 150_000 });
  ({ code, id: classId } = made);
  const start = Date.now() - 3 * DAY;
  const rows = [
    { status: 'ACCEPTED', full_name: 'budi Santoso', province: 'Jawa Barat', city: 'Kota Bandung', is_present: true },
    {
      status: 'ACCEPTED',
      full_name: 'Ani Wijaya',
      province: 'Jawa Barat',
      city: 'Kota Bogor',
      invited: true,
      price: 0,
    },
    { status: 'WAITING', full_name: 'Citra', province: 'Bali', city: 'Kota Denpasar', note: 'hubungi' },
    { status: 'PENDING', full_name: 'Dodi', predicate: 'Istimewa' },
    { status: 'CANCELLED', full_name: 'Eka 100%' },
    { status: 'EXPIRED', full_name: 'Fajar' },
    { status: 'REJECTED', full_name: 'Gita', status_change_info: 'Berkas tidak lengkap' },
  ] as const;
  people = [];
  for (const [n, row] of rows.entries())
    people.push(
      await insertRegistration(api.db, { class_id: classId, ...row, registered_at: new Date(start + n * 60_000) }),
    );
  await insertRegistration(api.db, { class_id: (await insertClass(api.db)).id, full_name: 'Orang Lain' });
});
afterAll(() => api.close());

const list = (query: object = {}) =>
  api.call(contract.listClassParticipants, admin, { params: { code }, query: { page: '1', ...query } });
const names = async (query: object) =>
  ((await list(query)).body.data as { full_name: string }[]).map(({ full_name }) => full_name);

describe('the list of a class', () => {
  it('counts tabs: cancelled and expired with the rejected, the waiting list in all and by its chip (D62)', async () => {
    const { body } = await list();
    expect(body.meta).toEqual({
      page: 1,
      per_page: 10,
      total: 7,
      counts: { all: 7, accepted: 2, waiting: 1, rejected: 3, queue: 1 },
    });
    expect(await names({ tab: 'rejected' })).toEqual(['Gita', 'Fajar', 'Eka 100%']);
    expect(await names({ tab: 'queue' })).toEqual(['Dodi']);
    expect((await list({ tab: 'waiting' })).body.meta).toMatchObject({ total: 1, counts: { all: 7 } });
  });

  it('shows the label of each state (D62 and D64)', async () => {
    const { body } = await list({ sort: 'id' });
    expect((body.data as { label: string }[]).map(({ label }) => label)).toEqual([
      'TERDAFTAR',
      'UNDANGAN',
      'MENUNGGU PEMBAYARAN',
      'DALAM ANTREAN',
      'DITOLAK',
      'KEDALUWARSA',
      'DITOLAK',
    ]);
  });

  it.each([
    [{ q: 'ANI' }, ['Ani Wijaya']],
    [{ q: '100%' }, ['Eka 100%']],
    [{ q: 'santoso budi' }, ['budi Santoso']],
    [{ province: 'Jawa Barat' }, ['Ani Wijaya', 'budi Santoso']],
    [{ province: 'Jawa Barat', city: 'Kota Bogor' }, ['Ani Wijaya']],
    [{ present: '1' }, ['budi Santoso']],
    [{ invited: '1' }, ['Ani Wijaya']],
    [{ noted: '1' }, ['Citra']],
    [{ predicate: 'Istimewa' }, ['Dodi']],
    [{ status: 'EXPIRED' }, ['Fajar']],
    [{ tab: 'accepted', sort: 'full_name' }, ['Ani Wijaya', 'budi Santoso']],
    [{ sort: '-note', per_page: '5' }, ['Citra', 'Gita', 'Fajar', 'Eka 100%', 'Dodi']],
  ])('filters and sorts by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('finds a registration by its ID', async () => {
    expect(await names({ q: String(people[4]?.id) })).toContain('Eka 100%');
  });

  it('looks into address, number and organisation too, as they are now, however long they are', async () => {
    const { id } = await insertClass(api.db, { code: 'UJI-CARI' });
    // The longest accepted texts, of distinct three-byte letters, because the size of an index entry is limited.
    const long = Array.from({ length: 249 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7_919) % 20_000))).join('');
    const person = await insertRegistration(api.db, {
      class_id: id,
      full_name: `${long} Uji`,
      organization: `${long} Mitra`,
      phone_num: '+6281234567890',
    });
    const found = async (q: string) => {
      const { body } = await api.call(contract.listClassParticipants, admin, {
        params: { code: 'UJI-CARI' },
        query: { page: '1', q },
      });
      return (body.data as { id: number }[]).map((row) => row.id);
    };
    for (const q of ['一 uji', `${long.slice(-3)} MITRA`, '812345', person.email.toUpperCase(), 'uji mitra'])
      expect(await found(q)).toEqual([person.id]);
    await api.db.update(registrations).set({ organization: 'Lembaga Lain' }).where(eq(registrations.id, person.id));
    expect(await found('mitra')).toEqual([]);
    expect(await found('lembaga')).toEqual([person.id]);
    // A word is found only within one field, not across the border of two fields.
    expect(await found('890lem')).toEqual([]);
  });

  it('finds a phone number in any notation, also one that is stored as it was typed', async () => {
    const { id: class_id } = await insertClass(api.db, { code: 'UJI-PONSEL' });
    const stored = await insertRegistration(api.db, { class_id, phone_num: '+6281975318642' });
    const typed = await insertRegistration(api.db, { class_id, phone_num: '0819-7531-8642' });
    await insertRegistration(api.db, { class_id, phone_num: '+6281975318640' });
    for (const q of ['081975318642', '+62 819 7531 8642', '0819-7531-8642', '(0819) 7531 8642', '7531 8642']) {
      const query = { page: '1', q, sort: 'registered_at' };
      const { body } = await api.call(contract.listClassParticipants, admin, {
        params: { code: 'UJI-PONSEL' },
        query,
      });
      expect((body.data as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
        stored.id,
        typed.id,
      ]);
    }
  });

  it('has each person on one page only, with every sort order', async () => {
    for (const sort of [
      'status',
      '-price',
      'province',
      '-voucher',
      'accepted_at',
      'is_present',
      'predicate',
      'email',
    ]) {
      const pages = await Promise.all([1, 2].map((page) => list({ sort, page: String(page), per_page: '4' })));
      const ids = pages.flatMap(({ body }) => (body.data as { id: number }[]).map(({ id }) => id));
      expect(new Set(ids).size).toBe(7);
    }
  });

  it('serves the picker of a question: a plain page by name', async () => {
    const { body } = await list({ q: 'citra', per_page: '20' });
    expect(body.data).toMatchObject([{ id: people[2]?.id, full_name: 'Citra', email: people[2]?.email }]);
  });
});

describe('the summary', () => {
  // The weeks end today, so the day must not change between a call and what is expected of it.
  beforeAll(() => {
    api.clock.now = new Date();
  });
  afterAll(() => {
    api.clock.now = null;
  });

  it('counts who registered, income without invited ones, weeks back from today and regions', async () => {
    const { body } = await api.call(contract.readParticipantSummary, admin, { params: { code } });
    expect(body).toMatchObject({
      quota: 10,
      free_places: 7,
      counts: { registrants: 3, accepted: 2, waiting: 1, pending: 1, rejected: 3, invited: 1, present: 1 },
      income: 150_000,
    });
    expect(body.regions).toEqual([
      { province: 'Bali', city: 'Kota Denpasar', count: 1 },
      { province: 'Jawa Barat', city: 'Kota Bandung', count: 1 },
      { province: 'Jawa Barat', city: 'Kota Bogor', count: 1 },
    ]);
    const weekly = body.weekly as { raw_max: string; registration_count: number }[];
    expect(weekly).toHaveLength(12);
    expect(weekly.at(-1)).toEqual({ raw_max: today(), registration_count: 7 });
    expect(body.weekly_until).toBeNull();
  });

  it('ends the weeks with the last registration where nobody has registered for eight weeks', async () => {
    const old = await insertClass(api.db);
    const daysAgo = (days: number) => new Date(api.services.clock().getTime() - days * DAY);
    for (const registered_at of [daysAgo(365), daysAgo(369), daysAgo(373)])
      await insertRegistration(api.db, { class_id: old.id, registered_at });
    const { body } = await api.call(contract.readParticipantSummary, admin, { params: { code: old.code } });
    const weekly = body.weekly as { raw_max: string; registration_count: number }[];
    const until = dayBefore(today(), 364);
    expect(weekly).toHaveLength(12);
    expect(weekly.slice(-2)).toEqual([
      { raw_max: dayBefore(until, 7), registration_count: 1 },
      { raw_max: until, registration_count: 2 },
    ]);
    expect(body.weekly_until).toBe(until);
  });
});

const dayBefore = (day: string, days: number) => plusDays(day, -days);
const today = () => wibDate(api.services.clock());

describe('one participant', () => {
  it('shows the newest order, TELAH BAYAR only when it was paid (D64), a timeline and the person', async () => {
    const person = people[0];
    if (!person) throw new Error('nobody');
    const first = {
      member_id: person.member_id,
      amount: 1,
      paid_status: 'expire',
      created_at: new Date(Date.now() - DAY),
    };
    const made = await api.db
      .insert(orders)
      .values([
        { ...first, order_id: 'UJI-1', expired_at: new Date(Date.now() - DAY / 2) },
        { ...first, order_id: 'UJI-2', paid_status: 'settlement', amount: 150_000, paid_at: new Date() },
      ])
      .returning();
    await api.db
      .insert(orderItems)
      .values(made.map(({ id }) => ({ order_ref: id, participant_id: person.id, label: 'Kelas Uji', price: 150_000 })));
    await api.db.insert(emailLog).values({
      message_id: 'm-1',
      subject: 'Pendaftaran diterima',
      to_email: person.email,
      class_id: classId,
      member_id: person.member_id,
    });
    // Accepted at the moment of the registration, as in a class without a price.
    await api.db
      .update(registrations)
      .set({ accepted_at: person.registered_at })
      .where(eq(registrations.id, person.id));
    const params = { id: person.id };
    const read = await api.call(contract.readParticipant, admin, { params });
    expect(read.body).toMatchObject({ label: 'TELAH BAYAR', order: { order_id: 'UJI-2' }, class_code: code });
    const timeline = await api.call(contract.readParticipantTimeline, admin, { params });
    const titles = (timeline.body as unknown as { title: string }[]).map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Mendaftar', 'Pembayaran diterima', 'Pesanan kedaluwarsa', 'Surel terkirim']),
    );
    expect(titles.at(-1)).toBe('Mendaftar');
    expect(titles.at(-2)).toBe('Diterima');
    const course = await insertCourse(api.db);
    await api.db.insert(memberCourses).values({
      course_id: course.id,
      member_id: person.member_id,
      status: 'WAITING',
      full_name: person.full_name,
      email: person.email,
      price: 0,
    });
    const whole = await api.call(contract.readParticipantPerson, admin, { params });
    expect(whole.body).toMatchObject({
      member: { id: person.member_id },
      registrations: [
        { kind: 'course', code: course.course_code, label: 'MENUNGGU PEMBAYARAN' },
        { kind: 'class', code, label: 'TELAH BAYAR' },
      ],
      orders: [{ order_id: 'UJI-2' }, { order_id: 'UJI-1' }],
      mails: [{ subject: 'Pendaftaran diterima', status: 'sent' }],
      certificates: [],
    });
    const [member] = await api.db.select().from(members).where(eq(members.id, person.member_id));
    expect(JSON.stringify(whole.body)).not.toContain(member?.password_hash ?? 'password_hash');
  });

  it('shows of the person only what the menu keys of the caller show (D202)', async () => {
    const params = { id: people[0]?.id ?? 0 };
    const partsFor = async (...keys: readonly string[]) => {
      const caller = await signedIn(api, await insertAdmin(api.db, { menu: JSON.stringify(keys) }));
      const { body } = await api.call(contract.readParticipantPerson, caller, { params });
      const kinds = (body.registrations as { kind: string }[]).map(({ kind }) => kind);
      return { parts: Object.keys(body), kinds: [...new Set(kinds)], mails: (body.mails as unknown[]).length };
    };
    const always = ['member', 'registrations', 'mails', 'certificates'];
    const ofClasses = await partsFor('home');
    expect(ofClasses).toEqual({ parts: expect.arrayContaining(always), kinds: ['class'], mails: 1 });
    expect(ofClasses.parts).toHaveLength(always.length);
    expect((await partsFor('home', 'transaction')).parts).toContain('orders');
    expect((await partsFor('home', 'complaint')).parts).toContain('complaints');
    expect((await partsFor('home', 'private-class')).kinds.toSorted()).toEqual(['class', 'course']);
  });

  it('is hidden from instructors of other classes and complete only for admins (S11)', async () => {
    const teacher = await insertInstructor(api.db, { menu: '["home"]' });
    await linkInstructor(api.db, classId, teacher.id);
    const own = await signedIn(api, teacher);
    const other = await signedIn(api, await insertInstructor(api.db, { menu: '["home"]' }));
    const params = { id: people[0]?.id ?? 0 };
    expect((await api.call(contract.readParticipant, own, { params })).status).toBe(200);
    expect((await api.call(contract.readParticipant, other, { params })).status).toBe(404);
    expect((await api.call(contract.readParticipantTimeline, other, { params })).status).toBe(404);
    expect((await api.call(contract.readParticipantPerson, own, { params })).status).toBe(403);
    const seen = await api.call(contract.listParticipants, own, { query: { page: '1' } });
    expect(seen.body.meta).toMatchObject({ total: 7 });
  });
});

describe('regions', () => {
  it('name provinces and their cities as forms do', async () => {
    const provinces = await api.call(regions.listProvinces, null);
    expect(provinces.body as unknown).toHaveLength(38);
    const cities = await api.call(regions.listCities, null, { params: { province: 'Jawa Barat' } });
    expect(cities.body as unknown).toEqual(expect.arrayContaining(['Kota Bandung', 'Kab. Bandung']));
    expect((await api.call(regions.listCities, null, { params: { province: 'Atlantis' } })).status).toBe(404);
  });
});
