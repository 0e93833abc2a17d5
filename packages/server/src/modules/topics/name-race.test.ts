import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { topics } from '../../platform/database/schema/topics.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { createTopic } from './create-topic.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const count = (name: string) => api.db.$count(topics, eq(topics.name, name));
const create = (tx: Tx, name: string) => createTopic(tx, { name, wanted: '' });

it('creates one topic for two concurrent ones of the same name (D230)', async () => {
  let second: Promise<unknown> = Promise.resolve();
  await api.db.transaction(async (tx) => {
    await create(tx, 'Balapan');
    second = api.db.transaction((other) => create(other, 'Balapan'));
    second.catch(() => {});
    await eventually(async () => expect(await lockWaiters(api.db)).toBe(1));
  });
  await expect(second).rejects.toMatchObject({ details: { errors: { name: 'Nama topik sudah digunakan' } } });
  expect(await count('Balapan')).toBe(1);
});

it('creates two without the lock of the name (negative control)', async () => {
  const unlocked = withoutLocks(api.database.config, 2);
  try {
    await unlocked.db.transaction(async (tx) => {
      await create(tx, 'Tanpa Kunci');
      await unlocked.db.transaction((other) => create(other, 'Tanpa Kunci'));
    });
  } finally {
    await unlocked.close();
  }
  expect(await count('Tanpa Kunci')).toBe(2);
});
