import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/events';
import { wibDate } from '@widya/contract/time/instants';
import { eq } from 'drizzle-orm';
import { emailOutbox, emailTemplates } from '../../platform/database/schema/email.ts';
import { eventDailyMetrics, eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { files } from '../../platform/database/schema/platform.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEvent, insertEventRegistration } from '../../testing/examples/events.ts';
import { insertAdmin, insertClass } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { PDF, png } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertEvent>>;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(() => api.close());
beforeEach(async () => {
  made = await insertEvent(api.db);
});

const update = (body: object, eventId = made.event.id) =>
  api.call(contract.updateSingleSessionEvent, admin, { params: { eventId }, body });
const publish = (body?: object, id = made.event.id) =>
  api.call(contract.toggleEventPublishStatus, admin, { params: { id }, body });
const create = (event: object, session: object = {}) =>
  api.call(contract.createSingleSessionEvent, admin, { body: { event, session } });
const template = async (body_template: string) => {
  const values = { template_name: 'Uji', subject_template: 'Uji', body_template };
  return (await api.db.insert(emailTemplates).values(values).returning())[0]?.id ?? 0;
};
const choose = async (template_type: string, body: string) =>
  api.call(contract.setSessionTemplate, admin, {
    params: { id: made.session.id },
    body: { template_type, template_id: await template(body) },
  });

describe('creating and reading', () => {
  it('creates a draft with one session, found by its address in any case', async () => {
    const { body, status } = await create(
      {
        name: ' Festival ',
        event_url: ' Festival-Kata ',
        description: '<b>a</b><script>x</script>',
        color_dark: '#123abc',
      },
      { start_time: '2027-05-01T02:00:00Z', end_time: '2027-05-01T04:00:00Z', price: 50_000, quota: 0 },
    );
    expect(status).toBe(201);
    const found = await api.call(contract.readEventByUrl, admin, { params: { url: 'FESTIVAL-KATA' } });
    expect(found.body).toEqual(body.data);
    expect(found.body).toMatchObject({
      name: 'Festival',
      type: 'Webinar',
      event_url: 'festival-kata',
      publish_status: 'DRAFT',
      timing: 'NOT_OPEN',
      description: '<b>a</b>',
      price: 50_000,
      quota: -1,
      start_time: '2027-05-01T02:00:00.000Z',
      additional_information: '{}',
      sessions: [{ name: 'Festival', startDate: '2027-05-01', startTime: '09:00', endTime: '11:00', quota: -1 }],
    });
    expect((await api.call(contract.readEventByUrl, admin, { params: { url: 'tidak-ada' } })).status).toBe(404);
  });

  it.each([
    ['no name', { name: ' ' }, {}, 'event.name'],
    ['an address with a space', { event_url: 'a b' }, {}, 'event.event_url'],
    ['an address that is taken', { event_url: 'SUDAH-ADA' }, {}, 'event.event_url'],
    ['an address that is a class code', { event_url: 'kode-kelas' }, {}, 'event.event_url'],
    ['an address of the site', { event_url: 'Kelas-Mandiri' }, {}, 'event.event_url'],
    ['an address of a screen', { event_url: 'private-class-editor' }, {}, 'event.event_url'],
    ['a colour that is none', { color_dark: 'url(x)' }, {}, 'event.color_dark'],
    ['a banner elsewhere on the page', { event_banner_url: '//evil.example/x' }, {}, 'event.event_banner_url'],
    ['an icon elsewhere on the page', { event_icon_url: '//evil.example/x' }, {}, 'event.event_icon_url'],
    ["a session's banner elsewhere on the page", {}, { banner_url: '//evil.example/x' }, 'session.banner_url'],
    ['JSON that is none', { additional_information: '{' }, {}, 'event.additional_information'],
    ['prototype keys', { additional_information: '{"__proto__":{}}' }, {}, 'event.additional_information'],
    [
      'a stream that runs',
      {},
      { additional_information: { streamingURL: 'javascript:alert(1)' } },
      'session.additional_information.streamingURL',
    ],
    [
      'an end before the start',
      {},
      { start_time: '2027-05-01T02:00:00Z', end_time: '2027-05-01T02:00:00Z' },
      'session.start_time',
    ],
    ['a fraction of a rupiah', {}, { price: 0.5 }, 'session.price'],
  ])('refuses %s', async (_, event, session, field) => {
    await insertEvent(api.db, { event_url: 'sudah-ada' }).catch(() => undefined);
    await insertClass(api.db, { code: 'KODE-KELAS' }).catch(() => undefined);
    const { status, body } = await create({ name: 'Acara', event_url: 'acara-ditolak', ...event }, session);
    expect(status).toBe(422);
    expect(Object.keys(body.errors as object)).toEqual([field]);
  });

  it('lists pages and reports whether an address is free', async () => {
    const page = await api.call(contract.listEvents, admin, { query: { page: '1', q: made.event.name, sort: 'name' } });
    expect(page.body).toMatchObject({
      data: [{ id: made.event.id, sessions: [{ id: made.session.id }] }],
      meta: { total: 1 },
    });
    const check = async (query: Record<string, string>) =>
      (await api.call(contract.checkEventUrl, admin, { query })).body.available;
    const url = made.event.event_url.toUpperCase();
    expect(await check({ url })).toBe(false);
    expect(await check({ url, eventId: String(made.event.id) })).toBe(true);
    expect(await check({ url: 'x y' })).toBe(false);
    expect(await check({ url: 'benar-benar-baru' })).toBe(true);
    expect(await check({ url: 'tiket' })).toBe(false);
  });
});

describe('the list of events', () => {
  it('begins with the nearest date; past and undated events are last (D231)', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    const named = async (name: string, days: number | null) =>
      insertEvent(api.db, {
        name: `Urutan ${name}`,
        event_url: `urutan-${name}`,
        start_time: days === null ? null : at(days),
        end_time: days === null ? null : at(days + 0.1),
      });
    for (const [name, days] of [
      ['lama', -30],
      ['jauh', 60],
      ['tanpa-tanggal', null],
      ['besok', 1],
      ['kemarin', -1],
      ['berlangsung', -0.05],
    ] as const)
      await named(name, days);
    const { body } = await api.call(contract.listEvents, admin, { query: { page: '1', q: 'Urutan' } });
    expect((body as { data: { event_url: string }[] }).data.map(({ event_url }) => event_url)).toEqual([
      'urutan-berlangsung',
      'urutan-besok',
      'urutan-jauh',
      'urutan-kemarin',
      'urutan-lama',
      'urutan-tanpa-tanggal',
    ]);
  });
});

describe('changing', () => {
  it('changes only what is named, in event and session, and refuses a stale version', async () => {
    await update({ event: { type: 'Seminar' } });
    const { body } = await update({ event: { venue: 'Aula', version: 2 }, session: { price: 10_000, quota: 5 } });
    expect(body).toMatchObject({
      version: 3,
      data: { type: 'Seminar', venue: 'Aula', price: 10_000, quota: 5, sessions: [{ price: 10_000, version: 2 }] },
    });
    const stale = await update({ event: { venue: 'Lain', version: 2 } });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        current: { venue: 'Aula', changed_by: expect.any(String), changed_at: expect.any(String) },
      },
    });
  });

  it('ignores fields that cannot be set (S12)', async () => {
    const body = {
      event: { id: 1, publish_status: 'OPEN', active: 0, published_at: 'x' },
      session: { id: 1, event_id: 1 },
    };
    expect((await update(body)).body.data).toMatchObject({ id: made.event.id, publish_status: 'DRAFT', active: 1 });
  });

  it('keeps an existing reserved address and accepts no new one', async () => {
    const { event } = await insertEvent(api.db, { event_url: 'kreasi' });
    const change = (event_url: string) => update({ event: { event_url, venue: 'Aula' } }, event.id);
    expect((await change('kreasi')).status).toBe(200);
    expect((await change('aduan')).body.errors).toEqual({ 'event.event_url': 'Alamat ini dipakai halaman lain' });
    expect((await change('aduan-kita')).status).toBe(200);
  });

  it('locks what people have relied on since it was published (D45)', async () => {
    await update({ session: { price: 10_000, quota: 20 } });
    await publish();
    const start = made.session.start_time as Date;
    const shifted = (hours: number) => new Date(start.getTime() + hours * 3_600_000).toISOString();
    const { status, body } = await update({
      event: { event_url: 'alamat-lain' },
      session: { start_time: shifted(-1), online_payment: true, quota: 10, price: 9_000 },
    });
    expect(status).toBe(409);
    expect(body.code).toBe('LOCKED_FIELD');
    expect(Object.keys(body.errors as object).toSorted()).toEqual([
      'event.event_url',
      'session.online_payment',
      'session.price',
      'session.quota',
      'session.start_time',
    ]);
    expect((await update({ session: { start_time: shifted(1), quota: 30 } })).status).toBe(200);
    expect((await update({ session: { quota: -1 } })).status).toBe(200);
    expect((await update({ session: { quota: 100 } })).status).toBe(409);
  });
});

describe('publishing', () => {
  it('can be draft, open, hidden and open again, once for a double click', async () => {
    const press = () => publish({ publish_status: 'OPEN', expected_status: 'DRAFT' });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ body }) => body.new_status)).toEqual(['OPEN', 'OPEN']);
    expect((await publish()).body).toMatchObject({ new_status: 'HIDDEN', data: { timing: 'CLOSED' } });
    expect((await publish()).body).toMatchObject({ new_status: 'OPEN', data: { timing: 'OPEN' } });
    expect((await publish({ expected_status: 'HIDDEN' })).body).toMatchObject({ code: 'INVALID_TRANSITION' });
    expect((await publish({ publish_status: 'DRAFT' })).status).toBe(409);
  });

  it('lists the reasons of A-230 to A-233', async () => {
    const past = new Date(Date.now() - 3_600_000);
    made = await insertEvent(
      api.db,
      { start_time: past },
      { start_time: past, price: 1_000, online_payment: true, additional_information: { streamType: 'Zoom' } },
    );
    await choose('waiting', 'Bayar');
    await choose('reminder', 'Ingat');
    await choose('pending', '{{tautan_kelas}}');
    await choose('rejected', '{{tautan_kelas}}');
    const { status, body } = await publish();
    expect(status).toBe(409);
    expect(body).toMatchObject({
      msg: 'Anda tidak dapat menerbitkan sesi ini karena alasan berikut:',
      errors: {
        'session.start_time': 'Waktu sesi mulai melebihi waktu sekarang.',
        waiting_template_id: expect.stringContaining('harus memuat {{tautan_pembayaran}}'),
        reminder_template_id: expect.stringContaining('harus memuat {{tautan_kelas}}'),
        pending_template_id: expect.stringContaining('tidak boleh memuat'),
        rejected_template_id: expect.stringContaining('tidak boleh memuat'),
      },
    });
  });

  it('is over at its end: hidden or closed for good, but not opened again', async () => {
    const end = { start_time: new Date(Date.now() - 7_200_000), end_time: new Date(Date.now() - 3_600_000) };
    made = await insertEvent(api.db, { ...end, publish_status: 'OPEN', published_at: end.start_time }, end);
    expect((await publish()).body).toMatchObject({ new_status: 'HIDDEN', data: { timing: 'FINISHED' } });
    expect(await publish()).toMatchObject({
      status: 409,
      body: { errors: { 'session.start_time': 'Waktu sesi mulai melebihi waktu sekarang.' } },
    });
    expect((await publish({ publish_status: 'DONE' })).body.new_status).toBe('DONE');
    expect(await publish()).toMatchObject({
      status: 409,
      body: { msg: 'Waktu sesi mulai melebihi waktu sekarang.' },
    });
  });
});

describe('templates', () => {
  it('are selected by scenario, and removed', async () => {
    await choose('waiting', 'Satu');
    await choose('waiting', 'Dua');
    const read = async () =>
      (await api.call(contract.readEventByUrl, admin, { params: { url: made.event.event_url } })).body;
    expect(await read()).toMatchObject({ sessions: [{ templates: { waiting: expect.any(Number), reminder: null } }] });
    const list = await api.call(contract.listEventTemplates, admin, { params: { id: made.event.id } });
    expect(list.text).toContain('"html_template":"Dua"');
    const none = { params: { id: made.session.id }, body: { template_type: 'waiting', template_id: null } };
    await api.call(contract.setSessionTemplate, admin, none);
    expect(await read()).toMatchObject({ sessions: [{ templates: { waiting: null } }] });
    const missing = { params: { id: made.session.id }, body: { template_type: 'waiting', template_id: 999_999 } };
    expect((await api.call(contract.setSessionTemplate, admin, missing)).status).toBe(422);
  });
});

describe('pictures', () => {
  const send = (endpoint: typeof contract.uploadEventIcon, content: Buffer, id = made.event.id) => {
    const form = multipart({}, [{ field: 'upload', name: 'ikon.png', type: 'image/png', content }]);
    return api.call(endpoint, admin, { params: { id }, body: form.body, headers: form.headers });
  };

  it('are saved in the event at once, and the old one is released', async () => {
    const first = await send(contract.uploadEventIcon, await png());
    const second = await send(contract.uploadEventIcon, await png());
    const banner = await send(contract.uploadEventBannerPlain, await png());
    const [row] = await api.db.select().from(events).where(eq(events.id, made.event.id));
    expect(row).toMatchObject({
      event_icon_url: second.body.location,
      event_banner_url: banner.body.location,
      version: banner.body.version,
    });
    const attached = await api.db
      .select()
      .from(files)
      .where(eq(files.attached_to, `event:${made.event.id}`));
    expect(attached.map(({ key }) => `/files/${key}`).toSorted()).toEqual(
      [String(second.body.location), String(banner.body.location)].toSorted(),
    );
    expect(first.body.location).toMatch(/\.jpg$/);
  });

  it('are no documents, and need an event', async () => {
    expect((await send(contract.uploadEventIcon, PDF)).status).toBe(422);
    expect((await send(contract.uploadEventIcon, await png(), 999_999)).status).toBe(404);
  });
});

describe('registrations', () => {
  const settle = (x: number, action: string, body: object = {}) =>
    api.call(contract.settleSessionRegistration, admin, { params: { id: made.session.id, x, action }, body });
  const statuses = async () =>
    (
      await api.db
        .select()
        .from(eventRegistrations)
        .where(eq(eventRegistrations.session_id, made.session.id))
        .orderBy(eventRegistrations.id)
    ).map(({ status }) => status);
  const register = (values: object = {}) => insertEventRegistration(api.db, { session_id: made.session.id, ...values });

  it('are counted over seven days of WIB, today last', async () => {
    const now = new Date();
    api.clock.now = now;
    const today = wibDate(now);
    const old = wibDate(new Date(now.getTime() - 8 * 86_400_000));
    await api.db.insert(eventDailyMetrics).values([
      { event_id: made.event.id, day: today, views: 4 },
      { event_id: made.event.id, day: old, views: 10 },
    ]);
    await register({ registered_at: now });
    await register({ status: 'ACCEPTED', registered_at: now, accepted_at: now, checked_in_at: now });
    const { body } = await api.call(contract.readEventMetrics, admin, { params: { id: made.event.id } });
    api.clock.now = null;
    expect(body).toMatchObject({
      view_count: 14,
      check_in_count: 1,
      categorized_registrant_count: { waiting: 1, accepted: 1 },
    });
    for (const [series, count] of [
      ['views', 4],
      ['registrations', 2],
      ['accepted_registrations', 1],
    ] as const) {
      expect(body[series]).toHaveLength(7);
      expect((body[series] as unknown[]).at(-1)).toEqual({ day: today, count });
    }
    const query = { sessionId: '999999' };
    const other = await api.call(contract.readEventMetrics, admin, { params: { id: made.event.id }, query });
    expect(other.body).toMatchObject({ categorized_registrant_count: { waiting: 0 } });
  });

  it('are counted and listed for each session and for all of them', async () => {
    const [second] = await api.db
      .insert(eventSessions)
      .values({ event_id: made.event.id, name: 'Sesi kedua' })
      .returning();
    const first = await register({ status: 'PENDING' });
    const later = { session_id: second?.id ?? 0, status: 'ACCEPTED', checked_in_at: new Date() } as const;
    const last = await insertEventRegistration(api.db, later);
    await insertEventRegistration(api.db, { session_id: (await insertEvent(api.db)).session.id });
    const params = { id: made.event.id };
    const { body } = await api.call(contract.readEventMetrics, admin, { params });
    expect(body).toMatchObject({
      categorized_registrant_count: { waiting: 0, accepted: 1, pending: 1, rejected: 0 },
      sessions: [
        { session_id: made.session.id, waiting: 0, accepted: 0, pending: 1, check_in_count: 0 },
        { session_id: second?.id, name: 'Sesi kedua', accepted: 1, pending: 0, check_in_count: 1 },
      ],
    });
    const list = async (query: Record<string, string> = {}) =>
      (await api.call(contract.readEventRegistrations, admin, { params, query })).body;
    const both = [{ id: last.id, session_id: second?.id }, { id: first.id }];
    expect(await list()).toMatchObject({ total: 2, registrations: both });
    expect(await list({ q: `#${first.id}` })).toMatchObject({ total: 1, registrations: [{ id: first.id }] });
    expect(await list({ status: 'ACCEPTED', per_page: '1' })).toMatchObject({ total: 1 });
    expect((await api.call(contract.readEventRegistrations, admin, { params: { id: 999_999 } })).status).toBe(404);
  });

  it('are accepted or rejected with one mail each, and not twice', async () => {
    const person = await register();
    expect((await settle(person.id, 'accept')).body.data).toMatchObject({ status: 'ACCEPTED' });
    expect((await settle(person.id, 'accept')).status).toBe(409);
    const refused = await settle(person.id, 'reject', { rejection_message: 'Penuh <b>' });
    expect(refused.body.data).toMatchObject({ status: 'REJECTED', rejection_message: 'Penuh <b>', accepted_at: null });
    const mails = await api.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, person.email));
    expect(mails.map(({ scenario }) => scenario)).toEqual(['ACCEPTED', 'REJECTED']);
    expect(mails[1]?.body_html).toContain('Penuh &lt;b&gt;');
    expect((await api.audit()).slice(0, 2).map(({ code }) => code)).toEqual([
      'REJECT_SESSIONREGISTRATION',
      'ACCEPT_SESSIONREGISTRATION',
    ]);
    expect((await settle(person.id, 'pay')).status).toBe(404);
  });

  it('of another session are not found (S11)', async () => {
    const other = await insertEvent(api.db);
    const person = await insertEventRegistration(api.db, { session_id: other.session.id });
    expect((await settle(person.id, 'accept')).status).toBe(404);
  });

  it('never exceed the quota, however many are accepted concurrently', async () => {
    made = await insertEvent(api.db, {}, { quota: 3 });
    const waiting = [];
    for (let n = 0; n < 10; n += 1) waiting.push(await register({ status: 'PENDING' }));
    const answers = await Promise.all(waiting.map(({ id }) => settle(id, 'accept')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, ...Array(7).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('QUOTA_FULL');
  });

  it('leave the waiting list in order when a seat is freed, or when the quota grows', async () => {
    made = await insertEvent(api.db, { publish_status: 'OPEN' }, { quota: 1 });
    const first = await register({ status: 'ACCEPTED' });
    for (let n = 0; n < 4; n += 1) await register({ status: 'PENDING', price: n === 1 ? 5_000 : 0 });
    await settle(first.id, 'reject');
    expect(await statuses()).toEqual(['REJECTED', 'ACCEPTED', 'PENDING', 'PENDING', 'PENDING']);
    await Promise.all([update({ session: { quota: 3 } }), update({ session: { quota: 3 } })]);
    expect(await statuses()).toEqual(['REJECTED', 'ACCEPTED', 'WAITING', 'ACCEPTED', 'PENDING']);
    const info = { params: { id: made.session.id }, query: { status: 'PENDING' } };
    const { body } = await api.call(contract.readSessionRegistrationInfo, admin, info);
    expect(body).toMatchObject({ waiting: 1, accepted: 2, pending: 1, rejected: 1, quota: 3, total: 1 });
    expect(body.registrations).toHaveLength(1);
  });
});
