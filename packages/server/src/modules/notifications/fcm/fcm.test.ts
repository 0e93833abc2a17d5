import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createNotification, listNotifications, retryNotification } from '@widya/contract/notifications';
import { eq } from 'drizzle-orm';
import { loadConfig } from '../../../platform/config/config.ts';
import { pushDevices } from '../../../platform/database/schema/app-access.ts';
import { notifications } from '../../../platform/database/schema/public-site.ts';
import { httpService } from '../../../platform/outgoing/http-service.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { newNotification } from '../../../testing/examples/notifications.ts';
import { type FakeFcm, INVALID_TOKEN, startFakeFcm, UNREGISTERED } from '../../../testing/fake-fcm.ts';
import { insertAdmin, insertMember } from '../../../testing/fixtures.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { sendPending } from '../send-pending.ts';
import { fcmProvider } from './fcm-provider.ts';

let fcm: FakeFcm;
let api: TestApp;
let admin: Actor;
const log = { warn: () => undefined };

beforeAll(async () => {
  fcm = await startFakeFcm();
});
afterAll(() => fcm.close());
afterEach(() => api.close());

beforeEach(async () => {
  // Starts a new app for each test, because an app caches its access token and whether the service is unavailable.
  api = await createTestApp({ env: fcm.env });
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["notification"]' }));
  fcm.delivered.length = 0;
  fcm.answers.clear();
  fcm.tokenRequests.count = 0;
  fcm.account.refuse = null;
});

const started = new Date();
const after = (seconds: number) => new Date(started.getTime() + seconds * 1_000);

async function phones(count: number, values: object = {}) {
  const { id: member_id } = await insertMember(api.db, values);
  const made = Array.from({ length: count }, (_, n) => ({ member_id, registration: `ponsel-${member_id}-${n}` }));
  await api.db.insert(pushDevices).values(made);
  return made.map(({ registration }) => registration);
}

async function create() {
  api.clock.now = started;
  const { body } = await api.call(createNotification, admin, { body: newNotification() });
  return Number(body.id);
}

async function roundAt(seconds: number) {
  api.clock.now = after(seconds);
  await sendPending(api.services, log);
}

const rowOf = async (id: number) => (await api.db.select().from(notifications).where(eq(notifications.id, id)))[0];
const registered = async () =>
  (await api.db.select({ registration: pushDevices.registration }).from(pushDevices)).map((row) => row.registration);
const delivered = () => fcm.delivered.map(({ registration }) => registration).toSorted();

it('notifies every phone of active users once, with one access token (D218)', async () => {
  const all = await phones(250);
  await phones(1, { active: 0 });
  const id = await create();
  await roundAt(1);
  expect(delivered()).toEqual(all.toSorted());
  expect(await rowOf(id)).toMatchObject({ status: 'SUCCESS', delivered_count: 250, refused_count: 0 });
  expect(fcm.tokenRequests.count).toBe(1);
  const { body } = await api.call(listNotifications, admin, { query: { page: '1' } });
  expect(body).toMatchObject({ data: [{ status: 'SUCCESS', delivered_count: 250, failed_count: 0 }] });
});

it('forgets phones that FCM calls unregistered or whose address it does not know', async () => {
  const [gone = '', odd = '', here = ''] = await phones(3);
  fcm.answers.set(gone, UNREGISTERED).set(odd, INVALID_TOKEN);
  const id = await create();
  await roundAt(1);
  expect(await registered()).toEqual([here]);
  expect(await rowOf(id)).toMatchObject({ status: 'SUCCESS', delivered_count: 1, refused_count: 0 });
});

it.each([
  [{ status: 500 }, 'Layanan push sedang sibuk (kode 500)'],
  [{ status: 429 }, 'Layanan push sedang sibuk (kode 429)'],
  ['silent', 'Layanan push tidak dapat dihubungi'],
] as const)(
  'goes on after %j with the phones that were not reached, and notifies none twice',
  async (answer, reason) => {
    const [away = '', here = ''] = await phones(2);
    fcm.answers.set(away, answer);
    const id = await create();
    await roundAt(1);
    expect(delivered()).toEqual([here]);
    expect(await rowOf(id)).toMatchObject({ status: 'PENDING', attempts: 1, last_error: reason, delivered_count: 1 });
    fcm.answers.clear();
    await roundAt(20);
    expect(delivered()).toEqual([here]);
    await roundAt(32);
    expect(delivered()).toEqual([away, here].toSorted());
    expect(await rowOf(id)).toMatchObject({ status: 'SUCCESS', delivered_count: 2, last_error: null });
  },
);

it('stops after the fifth failure, counts the phones not reached, and continues when staff send it again', async () => {
  const [away = '', here = ''] = await phones(2);
  fcm.answers.set(away, { status: 429 });
  const id = await create();
  for (const second of [1, 40, 110, 240, 490]) await roundAt(second);
  expect(await rowOf(id)).toMatchObject({ status: 'FAILED', attempts: 5 });
  const { body } = await api.call(listNotifications, admin, { query: { page: '1' } });
  expect(body).toMatchObject({ data: [{ status: 'FAILED', delivered_count: 1, failed_count: 1 }] });
  fcm.answers.clear();
  await api.call(retryNotification, admin, { params: { id } });
  await roundAt(491);
  expect(delivered()).toEqual([away, here].toSorted());
  expect(await rowOf(id)).toMatchObject({ status: 'SUCCESS', delivered_count: 2 });
});

it('fails at once when Google refuses the account, keeps the phones, and continues afterwards', async () => {
  const all = await phones(2);
  fcm.account.refuse = 401;
  const id = await create();
  await roundAt(1);
  expect(await rowOf(id)).toMatchObject({
    status: 'FAILED',
    last_error: 'Layanan push menolak akun server ini (kode 401). Mintalah pengelola server memeriksanya.',
  });
  fcm.account.refuse = null;
  await api.call(retryNotification, admin, { params: { id } });
  await roundAt(2);
  expect(delivered()).toEqual(all.toSorted());
});

it('requests another access token once when a message is refused with 401', async () => {
  const [one = ''] = await phones(1);
  fcm.answers.set(one, { status: 401 });
  const id = await create();
  await roundAt(1);
  expect(fcm.tokenRequests.count).toBe(2);
  expect(await rowOf(id)).toMatchObject({ status: 'FAILED', delivered_count: 0 });
  expect(await registered()).toEqual([one]);
});

it('fails with the reason when FCM refuses the message itself', async () => {
  const [one = ''] = await phones(1);
  fcm.answers.set(one, { status: 400, error: { details: [{ errorCode: 'INVALID_ARGUMENT' }] } });
  const id = await create();
  await roundAt(1);
  expect(await rowOf(id)).toMatchObject({
    status: 'FAILED',
    refused_count: 1,
    last_error: 'Layanan push menolak notifikasi ini (kode 400)',
  });
});

it('retries a phone when FCM does not respond in time', async () => {
  fcm.answers.set('ponsel-lambat', 'late');
  const { push: settings } = loadConfig(fcm.env);
  if (settings?.kind !== 'fcm') throw new Error('FCM is not set up');
  const provider = fcmProvider(settings, httpService({ connect: 1_000, firstByte: 50, total: 100 }));
  if (provider.kind !== 'devices') throw new Error('FCM is called for each phone');
  const message = { id: 1, title: 'Kelas baru', body: 'Sudah dibuka.', data: {} };
  expect(await provider.push(message, 'ponsel-lambat')).toMatchObject({
    ok: false,
    cause: 'transient',
    reason: 'Layanan push tidak dapat dihubungi',
  });
});

it('is stored while no phone is registered, with that reason', async () => {
  const id = await create();
  await roundAt(1);
  expect(await rowOf(id)).toMatchObject({ status: 'STORED', last_error: 'Belum ada ponsel yang terdaftar' });
});

it('is sent once by two processes', async () => {
  const all = await phones(3);
  await create();
  api.clock.now = after(1);
  await Promise.all([sendPending(api.services, log), sendPending(api.services, log)]);
  expect(delivered()).toEqual(all.toSorted());
});
