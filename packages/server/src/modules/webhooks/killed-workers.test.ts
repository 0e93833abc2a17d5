import { spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { webhookDeliveries } from '../../platform/database/schema/webhooks.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type FakeReceiver, startFakeReceiver } from '../../testing/fake-receiver.ts';
import { insertWebhook } from '../../testing/insert-webhook.ts';
import { LEASE_MS } from './claim.ts';
import { insertPing } from './deliveries.ts';

const WORKER = new URL('./testing/worker-process.ts', import.meta.url).pathname;
const KILLS = 4;
/** Deliveries of one webhook that a worker has under way. */
const AT_ONCE = 2;

let t: TestApp;
let receiver: FakeReceiver;
/** What a post waits for before it is answered. */
let until: (count: number) => Promise<unknown> | undefined;
beforeAll(async () => {
  t = await createTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'allow', LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  until = () => undefined;
  receiver = await startFakeReceiver(() => {
    const pending = until(receiver.received.length);
    return pending === undefined ? {} : { until: pending };
  });
  await t.database.pool.query('delete from webhooks; delete from webhook_events');
});

interface Worker {
  readonly kill: () => Promise<void>;
  /** Stops the worker after the attempts under way. */
  readonly stop: () => Promise<void>;
}

const running = new Set<Worker>();
afterEach(async () => {
  for (const worker of running) await worker.kill();
  await receiver.close();
});

/** Starts a worker in a process of its own, with a clock that is ahead. */
function startWorker(aheadMs = 0): Worker {
  const env = {
    PATH: process.env.PATH,
    DATABASE: JSON.stringify(t.database.config),
    DATA_DIR: t.config.dataDir,
    AHEAD_MS: String(aheadMs),
  };
  const child = spawn(process.execPath, [...process.execArgv, WORKER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const end = (signal: NodeJS.Signals) => async () => {
    running.delete(worker);
    child.kill(signal);
    await exit;
  };
  const worker = { kill: end('SIGKILL'), stop: end('SIGTERM') };
  running.add(worker);
  return worker;
}

const deliveryOf = async (id: number) =>
  (await t.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];

const untilDelivered = (id: number) =>
  eventually(async () => expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' }));

/** How often each event arrived. */
const arrivals = (): number[] =>
  [...Map.groupBy(receiver.received, ({ headers }) => headers['webhook-id']).values()].map(({ length }) => length);

describe('a worker that is killed', () => {
  it('amid a delivery leaves it to another once its lease has expired, with the same id', async () => {
    const { id } = await insertWebhook(t.db, t.config, { url: receiver.url });
    until = (count) => (count === 1 ? new Promise(() => undefined) : undefined);
    const lost = await insertPing(t.db, id, new Date());
    const worker = startWorker();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    await worker.kill();
    expect(await deliveryOf(lost)).toMatchObject({ state: 'waiting', attempts: 1, lease: expect.any(String) });

    // Until then another worker only delivers what nobody holds.
    const early = startWorker();
    await untilDelivered(await insertPing(t.db, id, new Date()));
    await early.stop();
    expect(receiver.received).toHaveLength(2);
    expect(await deliveryOf(lost)).toMatchObject({ state: 'waiting', attempts: 1 });

    const late = startWorker(LEASE_MS);
    await untilDelivered(lost);
    await late.stop();
    const [first, , again] = receiver.received;
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again?.body).toBe(first?.body);
    expect(await deliveryOf(lost)).toMatchObject({ attempts: 2, last_status: 200, lease: null, leased_until: null });
  });

  it('several times loses no event, and repeats at most what it had under way', async () => {
    const { id } = await insertWebhook(t.db, t.config, { url: receiver.url });
    const all = 40;
    for (let n = 0; n < all; n++) await insertPing(t.db, id, new Date());
    let answered = 0;
    until = (count) => (count > answered ? new Promise(() => undefined) : undefined);
    for (let kill = 0; kill < KILLS; kill++) {
      // Each worker delivers some, and is ahead of the leases that the killed ones before it left.
      answered = receiver.received.length + kill;
      const worker = startWorker(kill * LEASE_MS);
      await eventually(() => expect(receiver.received.length).toBeGreaterThan(answered));
      await worker.kill();
    }
    answered = Number.POSITIVE_INFINITY;
    const last = startWorker(KILLS * LEASE_MS);
    await eventually(async () =>
      expect(await t.db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'delivered'))).toBe(all),
    );
    await last.stop();
    expect(arrivals()).toHaveLength(all);
    const repeated = receiver.received.length - all;
    expect(repeated).toBeGreaterThanOrEqual(KILLS);
    expect(repeated).toBeLessThanOrEqual(KILLS * AT_ONCE);
  });
});
