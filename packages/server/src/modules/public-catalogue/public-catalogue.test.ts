import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listPublicCatalogue } from '@widya/contract/public-catalogue';
import { readPublicClass, readPublicTopics } from '@widya/contract/public-classes';
import { readPublicEvent } from '@widya/contract/public-events';
import { eventSessions, events } from '../../platform/database/schema/events.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEventRegistration } from '../../testing/examples/events.ts';
import {
  insertClass,
  insertCourse,
  insertInstructor,
  insertMember,
  insertPastClass,
  insertRegistration,
  insertTopic,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';

const api: TestApp = await createTestApp();
afterAll(() => api.close());

const HOUR = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * HOUR);

const list = async (query: Record<string, string> = {}) =>
  (await api.call(listPublicCatalogue, null, { query: { per_page: '100', ...query } })).body as unknown as {
    data: { code: string; kind: string; state: string; places_left: number | null }[];
    meta: { total: number; months: { month: string; total: number }[]; undated: number };
  };
const codes = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ code }) => code);
const read = (code: string) => api.call(readPublicClass, null, { params: { code } });

const insertEvent = async (values: Partial<typeof events.$inferInsert> = {}, session: object = {}) => {
  const times = { start_time: soon(48), end_time: soon(50) };
  const name = `Event ${values.event_url}`;
  const [event] = await api.db
    .insert(events)
    .values({ name, event_url: 'acara', publish_status: 'OPEN', ...times, ...values })
    .returning();
  const [first] = await api.db
    .insert(eventSessions)
    .values({ event_id: event?.id ?? 0, name, ...times, quota: 3, ...session })
    .returning();
  return first?.id ?? 0;
};

beforeEach(() =>
  api.database.pool.query('truncate classes, courses, events restart identity cascade').then(() => undefined),
);

describe('the catalogue', () => {
  it('contains open registrations by date, then permanent ones', async () => {
    const late = await insertClass(api.db, {
      start_time: soon(72),
      end_time: soon(74),
      registration_end_time: soon(71),
    });
    const early = await insertClass(api.db, {
      start_time: soon(24),
      end_time: soon(26),
      registration_end_time: soon(23),
    });
    const always = await insertClass(api.db, { name: 'Abadi', permanent: true, registration_end_time: null });
    const course = await insertCourse(api.db, { title: 'Belajar' });
    await insertEvent({ event_url: 'acara-kita' });
    expect(await codes()).toEqual([early.code, 'acara-kita', late.code, always.code, course.course_code]);
  });

  it('excludes unpublished, hidden, closed and past ones', async () => {
    await insertClass(api.db, { publish_status: 'DRAFT' });
    await insertClass(api.db, { publish_status: 'HIDDEN', active: 0 });
    await insertClass(api.db, { registration_end_time: soon(-1) });
    await insertPastClass(api.db);
    await insertCourse(api.db, { active: 0 });
    await insertEvent({ event_url: 'draf', publish_status: 'DRAFT' });
    await insertEvent({ event_url: 'mati', enabled: false });
    await insertEvent({ event_url: 'lampau', start_time: soon(-3), end_time: soon(-2) });
    await insertEvent({ event_url: 'tutup' }, { allow_registration: false });
    expect(await list()).toMatchObject({ data: [], meta: { total: 0, months: [], undated: 0 } });
  });

  it('shows how many seats are free, and never how many people wait', async () => {
    const made = await insertClass(api.db, { quota: 2 });
    for (const status of ['ACCEPTED', 'WAITING', 'PENDING', 'PENDING', 'CANCELLED'] as const)
      await insertRegistration(api.db, { class_id: made.id, status });
    await insertClass(api.db, { code: 'TAKTERBATAS', quota: null });
    const { data } = await list();
    expect(data.find(({ code }) => code === made.code)).toMatchObject({ places_left: 0, state: 'FULL' });
    expect(data.find(({ code }) => code === 'TAKTERBATAS')).toMatchObject({ places_left: null, state: 'OPEN' });
    const page = await read(made.code);
    expect(page.body).toMatchObject({ quota: 2, places_left: 0, state: 'FULL' });
    expect(page.text).not.toMatch(/pending|waiting|"accepted"/);
  });

  it('counts the seats of an event as its page does: those of ended registrations are free', async () => {
    const session_id = await insertEvent({ event_url: 'acara-kita' });
    for (const status of ['ACCEPTED', 'WAITING', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)
      await insertEventRegistration(api.db, { session_id, status });
    const page = await api.call(readPublicEvent, null, { params: { event_url: 'acara-kita' } });
    expect(page.body).toMatchObject({ sessions: [{ places_left: 1 }] });
    expect((await list()).data).toMatchObject([{ code: 'acara-kita', places_left: 1 }]);
  });

  it('counts no seats of an event that the waiting list gets', async () => {
    const session_id = await insertEvent({ event_url: 'acara-kita' });
    for (const status of ['ACCEPTED', 'PENDING', 'PENDING'] as const)
      await insertEventRegistration(api.db, { session_id, status });
    expect((await list()).data).toMatchObject([{ places_left: 0, state: 'FULL' }]);
  });

  it('counts no seats of a session that is over', async () => {
    await insertEvent({ event_url: 'acara-kita' });
    const [event] = await api.db.select().from(events);
    const over = { name: 'Kemarin', start_time: soon(-26), end_time: soon(-24), quota: 10 };
    await api.db.insert(eventSessions).values({ event_id: event?.id ?? 0, ...over });
    expect((await list()).data).toMatchObject([{ quota: 3, places_left: 3 }]);
  });

  it('counts the seats of unconfirmed addresses on the waiting list, as it passes over them', async () => {
    const made = await insertClass(api.db, { quota: 3 });
    const unconfirmed = { status: 'PENDING', confirm_by: soon(1) } as const;
    for (const values of [{ status: 'PENDING' } as const, unconfirmed])
      await insertRegistration(api.db, { class_id: made.id, ...values });
    const session_id = await insertEvent({ event_url: 'acara-kita' });
    await insertEventRegistration(api.db, { session_id, ...unconfirmed });
    expect((await list()).data).toMatchObject([
      { code: 'acara-kita', places_left: 3 },
      { code: made.code, places_left: 2 },
    ]);
    expect((await read(made.code)).body).toMatchObject({ places_left: 2 });
  });

  it('can be searched by title, topic and instructor, and filtered by topic, price and kind', async () => {
    const topic = await insertTopic(api.db, { name: 'Penyuntingan' });
    const edited = await insertClass(api.db, { name: 'Naskah Ilmiah', topic_code: topic.code, price: 0 });
    const person = await insertInstructor(api.db, { name: 'Ratri Maheswari' });
    await linkInstructor(api.db, edited.id, person.id);
    const other = await insertClass(api.db, { name: 'Menulis 100% Hidup' });
    const course = await insertCourse(api.db, { title: 'Menulis Sendiri', price: 0, category: ['penyuntingan'] });
    expect(await codes({ q: 'ilmiah naskah' })).toEqual([edited.code]);
    expect(await codes({ q: 'ratri' })).toEqual([edited.code]);
    expect(await codes({ q: 'penyuntingan' })).toEqual([edited.code, course.course_code]);
    expect(await codes({ q: '100%' })).toEqual([other.code]);
    expect(await codes({ topic: topic.code.toLowerCase() })).toEqual([edited.code, course.course_code]);
    expect(await codes({ price: 'free', kind: 'class' })).toEqual([edited.code]);
    expect(await codes({ price: 'paid' })).toEqual([other.code]);
    const topics = await api.call(readPublicTopics, null);
    expect(topics.body).toMatchObject([
      { code: topic.code, total: 2 },
      { name: 'Umum', total: 1 },
    ]);
  });

  it('can be filtered by month in WIB and counts the months of the other filters', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const at = (text: string) => ({ start_time: new Date(text), end_time: null, registration_end_time: null });
    const first = await insertClass(api.db, at(`${year}-01-31T16:59:00Z`));
    const second = await insertClass(api.db, at(`${year}-01-31T17:00:00Z`));
    await insertCourse(api.db);
    expect(await codes({ month: `${year}-01` })).toEqual([first.code]);
    const february = await list({ month: `${year}-02` });
    expect(february.data).toMatchObject([{ code: second.code }]);
    expect(february.meta).toMatchObject({
      total: 1,
      months: [
        { month: `${year}-01`, total: 1 },
        { month: `${year}-02`, total: 1 },
      ],
      undated: 1,
    });
  });

  it('has pages', async () => {
    for (let n = 0; n < 3; n += 1) await insertCourse(api.db, { title: `Kursus ${n}` });
    const second = await list({ page: '2', per_page: '2' });
    expect(second).toMatchObject({ data: [{ name: 'Kursus 2' }], meta: { page: 2, per_page: 2, total: 3 } });
  });
});

describe('the page of a class', () => {
  it('shows nothing of drafts and hidden classes', async () => {
    const hidden = [
      await insertClass(api.db, { publish_status: 'DRAFT' }),
      await insertClass(api.db, { publish_status: 'HIDDEN', active: 0 }),
      await insertClass(api.db, { active: 0 }),
    ];
    for (const { code } of hidden) expect((await read(code)).status).toBe(404);
  });

  it('contains no links to the meeting, the materials and the recordings', async () => {
    const made = await insertPastClass(api.db, {
      stream_url: 'https://rapat.example/rahasia',
      zoom_id: '987654',
      zoom_passcode: 'rahasia',
      whatsapp_url: 'https://grup.example/rahasia',
      attachment_urls: ['https://berkas.example/rahasia.pdf'],
      recording_url_array: [{ url: 'https://video.example/rahasia', title: 'Bagian 1' }],
      note: 'rahasia',
    });
    const answer = await read(made.code.toLowerCase());
    expect(answer.body).toMatchObject({
      state: 'OVER',
      recordings: ['Bagian 1'],
      has_materials: true,
      own_label: null,
    });
    expect(answer.text).not.toMatch(/rahasia|987654/);
  });

  it('contains the own state only for a proven address', async () => {
    const made = await insertClass(api.db);
    const member = await insertMember(api.db, { email: 'Pemilik@Uji.example' });
    await insertRegistration(api.db, { class_id: made.id, member_id: member.id, status: 'WAITING' });
    const as = (caller: { token: string }) => api.call(readPublicClass, caller, { params: { code: made.code } });
    const owner = await as(await proveAddress(api.db, 'pemilik@uji.example'));
    expect(owner.body).toMatchObject({ own_label: 'MENUNGGU PEMBAYARAN' });
    const stranger = await as(await proveAddress(api.db, 'orang-lain@uji.example'));
    expect(stranger.body).toMatchObject({ own_label: null });
  });

  it('shows recordings only once the class is over', async () => {
    const made = await insertClass(api.db, {
      recording_url_array: [{ url: 'https://video.example/1', title: 'Bagian 1' }],
    });
    expect((await read(made.code)).body).toMatchObject({ recordings: [] });
  });
});
