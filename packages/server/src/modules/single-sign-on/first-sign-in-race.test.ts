import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { externalIdentities } from '../../platform/database/schema/accounts.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { accountFor } from './account-for.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Signs one person in for the first time twice; the second sign-in begins before the first has committed. */
async function twice(transaction: TestApp['db']['transaction'], subject: string) {
  const person = { issuer: 'https://penyedia.example', subject, name: 'Sri', email: `${subject}@contoh.example` };
  const grant = { kind: 'admin', role: 'admin', menu: ['home'] } as const;
  const signIn = (tx: Tx) => accountFor({ tx, now: new Date() }, person, grant);
  let second: Promise<unknown> = Promise.resolve();
  await transaction(async (tx) => {
    await signIn(tx);
    second = transaction(signIn);
    second.catch(() => {});
    await eventually(async () => expect(await lockWaiters(t.db)).toBe(1));
  });
  return second;
}

it('uses one account for two concurrent first sign-ins', async () => {
  await twice((work) => t.db.transaction(work), 'bersama');
  expect(await t.db.$count(externalIdentities, eq(externalIdentities.subject, 'bersama'))).toBe(1);
});

it('fails without the lock of the identity (negative control)', async () => {
  const unlocked = withoutLocks(t.database.config, 2);
  try {
    await expect(twice((work) => unlocked.db.transaction(work), 'sendiri')).rejects.toThrow('Email Telah Terdaftar');
  } finally {
    await unlocked.close();
  }
});
