import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/events';
import { emailTemplates } from '../../platform/database/schema/email.ts';
import { eventRegistrations } from '../../platform/database/schema/events.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertEvent, insertEventRegistration } from '../../testing/examples/events.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

const DAY = 24 * 3_600_000;

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertEvent>>;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(() => api.close());
beforeEach(async () => {
  made = await insertEvent(api.db, {}, { price: 50_000, quota: 20, online_payment: true });
});

/** The hours of the first session, this many days later. */
const times = (days: number) => ({
  start_time: new Date((made.session.start_time?.getTime() ?? 0) + days * DAY).toISOString(),
  end_time: new Date((made.session.end_time?.getTime() ?? 0) + days * DAY).toISOString(),
});
const add = (body: object = {}) =>
  api.call(contract.createEventSession, admin, {
    params: { id: made.event.id },
    body: { name: 'Hari kedua', ...times(1), price: 0, quota: 30, ...body },
  });
const change = (id: number, body: object) => api.call(contract.updateEventSession, admin, { params: { id }, body });
const remove = (id: number) => api.call(contract.deleteEventSession, admin, { params: { id } });
/** Adds a session. @returns the session that was created. */
const added = async (body: object = {}) => (await add(body)).body.data as contract.EventSession;
const event = async () =>
  (await api.call(contract.readEventByUrl, admin, { params: { url: made.event.event_url } }))
    .body as unknown as contract.EventRecord;
const publish = () =>
  api.call(contract.toggleEventPublishStatus, admin, {
    params: { id: made.event.id },
    body: { publish_status: 'OPEN' },
  });

describe('a session beside the first', () => {
  it('is added, and the event lasts until its end', async () => {
    const { status, body } = await add({ description: '<b>a</b><script>x</script>' });
    expect(status).toBe(201);
    const { sessions, start_time, end_time, price, quota, version } = await event();
    expect(sessions).toMatchObject([
      { id: made.session.id },
      { ...times(1), name: 'Hari kedua', description: '<b>a</b>' },
    ]);
    expect(sessions[1]).toEqual(body.data);
    expect({ start_time, end_time, price, quota }).toEqual({
      start_time: times(0).start_time,
      end_time: times(1).end_time,
      price: 0,
      quota: 50,
    });
    expect(version).toBe(made.event.version + 1);
  });

  it('is mailed about with the templates of the first', async () => {
    const values = { template_name: 'Uji', subject_template: 'Uji', body_template: 'Uji' };
    const [template] = await api.db.insert(emailTemplates).values(values).returning();
    await api.call(contract.setSessionTemplate, admin, {
      params: { id: made.session.id },
      body: { template_type: 'accepted', template_id: template?.id ?? 0 },
    });
    expect((await added()).templates).toMatchObject({ accepted: template?.id, waiting: null });
  });

  it('without a quota makes the quota of the event unlimited', async () => {
    await add({ quota: -1 });
    expect((await event()).quota).toBe(-1);
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['ending before it starts', () => ({ end_time: times(0).start_time }), 'start_time'],
    [
      'with a dangerous link',
      { additional_information: { streamingURL: 'javascript:alert(1)' } },
      'additional_information.streamingURL',
    ],
  ])('%s is refused', async (_, body, field) => {
    const refused = await add(typeof body === 'function' ? body() : body);
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
    expect((await event()).sessions).toHaveLength(1);
  });

  it('of a published event needs its times, in the future', async () => {
    expect((await publish()).status).toBe(200);
    expect(await add({ start_time: null })).toMatchObject({
      status: 422,
      body: { errors: { start_time: 'Harap mengisi formulir dengan lengkap' } },
    });
    expect(await add(times(-30))).toMatchObject({
      status: 422,
      body: { errors: { start_time: 'Waktu sesi mulai melebihi waktu sekarang.' } },
    });
    expect((await add()).status).toBe(201);
  });

  it('without times prevents publishing the event', async () => {
    const { id } = await added({ start_time: null, end_time: null });
    expect(await publish()).toMatchObject({
      status: 409,
      body: { errors: { [`sessions.${id}`]: 'Hari kedua: Harap mengisi formulir dengan lengkap' } },
    });
  });

  it('is not added to an event that is over', async () => {
    made = await insertEvent(api.db, { publish_status: 'DONE' });
    expect(await add()).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });
});

describe('changing a session', () => {
  it('writes what was sent, and only over the version that was read', async () => {
    const session = await added();
    const changed = await change(session.id, { name: 'Hari penutup', ...times(2), version: session.version });
    expect(changed.body.data).toMatchObject({ name: 'Hari penutup', ...times(2), quota: 30 });
    expect((await event()).end_time).toBe(times(2).end_time);
    const late = await change(session.id, { name: 'Hari lain', version: session.version });
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { name: 'Hari penutup' } } });
  });

  it('is limited after publishing (D45)', async () => {
    const session = await added();
    await publish();
    const refused = await change(session.id, { ...times(0), price: 1_000, quota: 29, online_payment: true });
    expect(refused).toMatchObject({ status: 409, body: { code: 'LOCKED_FIELD' } });
    expect(Object.keys(refused.body.errors ?? {}).toSorted()).toEqual([
      'online_payment',
      'price',
      'quota',
      'start_time',
    ]);
    expect((await change(session.id, { start_time: null })).body.errors).toHaveProperty('start_time');
  });

  it('promotes the waiting list when the quota grows', async () => {
    const session = await added({ quota: 1 });
    await publish();
    await insertEventRegistration(api.db, { session_id: session.id, status: 'ACCEPTED' });
    const waiting = await insertEventRegistration(api.db, { session_id: session.id, status: 'PENDING' });
    await change(session.id, { quota: 2 });
    const rows = await api.db.select().from(eventRegistrations);
    expect(rows.find(({ id }) => id === waiting.id)).toMatchObject({ status: 'ACCEPTED' });
  });
});

describe('deleting a session', () => {
  it('shortens the event', async () => {
    const session = await added();
    expect((await remove(session.id)).status).toBe(200);
    expect(await event()).toMatchObject({ end_time: times(0).end_time, price: 50_000, quota: 20 });
    expect((await remove(session.id)).status).toBe(404);
  });

  it('is refused for the only one', async () => {
    expect(await remove(made.session.id)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  it('is refused when it has registrations, also rejected ones', async () => {
    const session = await added();
    await insertEventRegistration(api.db, { session_id: session.id, status: 'REJECTED' });
    expect(await remove(session.id)).toMatchObject({
      status: 409,
      body: { msg: 'Sesi yang sudah memiliki pendaftar tidak dapat dihapus' },
    });
    expect((await event()).sessions).toHaveLength(2);
  });
});
