import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createNotification, retryNotification } from '@widya/contract/notifications';
import { eq } from 'drizzle-orm';
import { notifications } from '../../platform/database/schema/public-site.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { newNotification } from '../../testing/examples/notifications.ts';
import { insertAdmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { sendPending } from './send-pending.ts';

/** The calls that the fake push service received, and the statuses of its next responses; 204 when none is left. */
const service = { calls: [] as { headers: IncomingHttpHeaders; body: unknown }[], answers: [] as number[] };

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  service.calls.push({ headers: request.headers, body: JSON.parse(text) });
  response.writeHead(service.answers.shift() ?? 204);
  response.end();
});

let api: TestApp;
let admin: Actor;
const warnings: object[] = [];
const log = { warn: (entry: object) => void warnings.push(entry) };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { PUSH_URL: `http://127.0.0.1:${port}/push`, PUSH_TOKEN: 'rahasia-push' };
  api = await createTestApp({ env });
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["notification"]' }));
});
beforeEach(async () => {
  await api.db.delete(notifications);
  service.calls.length = 0;
  service.answers = [];
  warnings.length = 0;
});
afterAll(async () => {
  api.clock.now = null;
  await api.close();
  await new Promise((resolve) => server.close(resolve));
});

const started = new Date();
const seconds = (n: number) => new Date(started.getTime() + n * 1_000);

async function create() {
  api.clock.now = started;
  const { body } = await api.call(createNotification, admin, { body: newNotification() });
  return Number(body.id);
}

async function roundAt(time: Date) {
  api.clock.now = time;
  await sendPending(api.services, log);
}

const rowOf = async (id: number) =>
  (await api.db.select().from(notifications).where(eq(notifications.id, id)))[0] ?? null;

it('waits until the push service has accepted it, with token, key and text', async () => {
  const id = await create();
  expect(await rowOf(id)).toMatchObject({ status: 'PENDING' });
  await roundAt(seconds(1));
  const { title, body, data } = (await rowOf(id)) ?? {};
  expect(await rowOf(id)).toMatchObject({ status: 'SUCCESS', attempts: 1, last_error: null });
  expect(service.calls).toMatchObject([
    {
      headers: { authorization: 'Bearer rahasia-push', 'idempotency-key': `notification-${id}` },
      body: { id, title, body, data },
    },
  ]);
  await roundAt(seconds(2));
  expect(service.calls).toHaveLength(1);
});

it('retries after half a minute, and stops after the fifth failure', async () => {
  service.answers = [503, 503, 429, 503, 500];
  const id = await create();
  const tries = [];
  for (const second of [1, 2, 31, 60, 91, 211, 451]) {
    await roundAt(seconds(second));
    tries.push((await rowOf(id))?.attempts);
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 4, 5]);
  expect(await rowOf(id)).toMatchObject({ status: 'FAILED', last_error: 'Layanan push sedang sibuk (kode 500)' });
  expect(warnings).toHaveLength(5);
});

it('has the same pauses after it was sent again', async () => {
  service.answers = [400, 503];
  const id = await create();
  await roundAt(seconds(1));
  api.clock.now = seconds(1_000);
  const answer = await api.call(retryNotification, admin, { params: { id } });
  expect(answer.body).toMatchObject({ data: { status: 'PENDING', reason: null } });
  await roundAt(seconds(1_001));
  expect(await rowOf(id)).toMatchObject({ status: 'PENDING', attempts: 1 });
  expect(service.calls).toHaveLength(2);
  await roundAt(seconds(1_031));
  expect(await rowOf(id)).toMatchObject({ status: 'SUCCESS', attempts: 2, last_error: null });
});

it('fails at once what the service refuses, and sends the others', async () => {
  service.answers = [400];
  const refused = await create();
  const sent = await create();
  await roundAt(seconds(1));
  expect(await rowOf(refused)).toMatchObject({ status: 'FAILED', attempts: 1 });
  expect(await rowOf(sent)).toMatchObject({ status: 'SUCCESS' });
});

it('is sent once by two processes', async () => {
  const id = await create();
  api.clock.now = seconds(1);
  await Promise.all([sendPending(api.services, log), sendPending(api.services, log)]);
  expect(service.calls).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: 'SUCCESS', attempts: 1 });
});
