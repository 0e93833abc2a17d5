import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { cleanUp } from '../../background/clean-up.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { idempotencyKeys } from '../database/schema/platform.ts';
import { loginAttempts, sessions } from '../database/schema/sessions.ts';
import { type BossQueue, openBossQueue } from './boss-queue.ts';
import type { Queue } from './queue.ts';

let t: TestApp;
let first: BossQueue;
let second: BossQueue;
const done: unknown[] = [];
const QUEUES: readonly Queue[] = [{ name: 'uji', work: async (_services, data) => void done.push(data) }];

beforeAll(async () => {
  t = await createTestApp();
  const options = { pool: t.database.pool, log: t.app.log as never, working: true };
  // Two processes that start at the same moment on an empty database.
  [first, second] = await Promise.all([openBossQueue(options, QUEUES), openBossQueue(options, QUEUES)]);
});
afterAll(async () => {
  await first.stop();
  await second.stop();
  await t.close();
});

const waiting = async () => {
  const found = await t.database.pool.query(`select data from pgboss.job where name = 'uji' and state = 'created'`);
  return found.rows.map(({ data }) => data);
};

describe('jobs', () => {
  it('are created only with the change they belong to', async () => {
    const undone = t.db.transaction(async (tx) => {
      await first.enqueue('uji', { n: 'batal' }, { tx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await t.db.transaction((tx) => first.enqueue('uji', { n: 'jadi' }, { tx }));
    expect(await waiting()).toEqual([{ n: 'jadi' }]);
  });

  it('are done once, whichever process takes them', async () => {
    for (let n = 0; n < 10; n += 1) await second.enqueue('uji', { n });
    await Promise.all([first.work(t.services), second.work(t.services)]);
    await eventually(() => expect(done.length).toBe(11));
    expect(await waiting()).toEqual([]);
  });

  it('have a queue that reports whether it is usable', async () => {
    await expect(first.check()).resolves.toBeUndefined();
  });
});

it('cleaning up removes expired rows, and nothing else', async () => {
  const now = Date.now();
  const day = 24 * 60 * 60 * 1_000;
  const ago = (ms: number) => new Date(now - ms);
  const session = (n: number, expires: Date) => ({
    token_hash: Buffer.from([n]),
    account_kind: 'admin' as const,
    account_id: n,
    expires_at: expires,
  });
  await t.db.insert(sessions).values([session(1, ago(31 * day)), session(2, ago(day))]);
  const key = (name: string, at: Date) => ({
    key: name,
    caller: 'admin:1',
    method: 'POST',
    path: '/',
    body_hash: Buffer.alloc(1),
    created_at: at,
  });
  await t.db.insert(idempotencyKeys).values([key('old', ago(25 * 60 * 60 * 1_000)), key('new', ago(1_000))]);
  const attempt = (at: Date) => ({ account_hash: Buffer.alloc(1), ip: '10.0.0.1', at, ok: false });
  await t.db.insert(loginAttempts).values([attempt(ago(2 * day)), attempt(ago(1_000))]);
  await cleanUp(t.services);
  expect((await t.db.select().from(sessions)).map(({ account_id }) => account_id)).toEqual([2]);
  expect((await t.db.select().from(idempotencyKeys)).map((row) => row.key)).toEqual(['new']);
  expect(await t.db.select().from(loginAttempts)).toHaveLength(1);
});
