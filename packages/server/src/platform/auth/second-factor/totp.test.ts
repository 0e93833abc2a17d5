import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { insertAdmin } from '../../../testing/fixtures.ts';
import { lockWaiters } from '../../../testing/lock-waiters.ts';
import { codeAt } from '../../../testing/second-factors.ts';
import { withoutLocks } from '../../../testing/without-locks.ts';
import type { Database } from '../../database/pool.ts';
import { totpSecrets } from '../../database/schema/second-factors.ts';
import { acceptTotp, confirmTotp, newTotp } from './totp.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const KEY = Buffer.alloc(32, 9);
const STEP_MS = 30_000;
/** The beginning of a time step. */
const NOW = new Date('2026-11-23T10:00:00.000Z');
const after = (steps: number) => new Date(NOW.getTime() + steps * STEP_MS);

/** Inserts an account whose authenticator app was confirmed with the code of two steps ago. */
async function withConfirmedApp() {
  const { db } = database;
  const { id } = await insertAdmin(db);
  const account = { kind: 'admin', id } as const;
  const secret = await newTotp(db, KEY, account, after(-2));
  expect(await confirmTotp(db, KEY, account, await codeAt(secret, after(-2)), after(-2))).toBe(true);
  const accept = async (at: Date, now = NOW) => acceptTotp(db, KEY, account, await codeAt(secret, at), now);
  return { account, secret, accept };
}

it('accepts the codes of one step before and after, and no others', async () => {
  for (const [steps, accepted] of [
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
    [-2, false],
  ] as const) {
    const { accept } = await withConfirmedApp();
    expect(await accept(after(steps))).toBe(accepted);
  }
});

it('accepts no step twice, and none before an accepted one', async () => {
  const { accept } = await withConfirmedApp();
  expect(await accept(NOW)).toBe(true);
  expect(await accept(NOW)).toBe(false);
  expect(await accept(after(-1))).toBe(false);
  expect(await accept(after(1), after(1))).toBe(true);
});

it('accepts nothing before the first code, and confirms within a quarter of an hour only', async () => {
  const { db } = database;
  const { id } = await insertAdmin(db);
  const account = { kind: 'admin', id } as const;
  const secret = await newTotp(db, KEY, account, NOW);
  expect(await acceptTotp(db, KEY, account, await codeAt(secret, NOW), NOW)).toBe(false);
  const late = after(31);
  expect(await confirmTotp(db, KEY, account, await codeAt(secret, late), late)).toBe(false);
  expect(await confirmTotp(db, KEY, account, await codeAt(secret, NOW), NOW)).toBe(true);
  // The code that confirmed the app cannot be used again.
  expect(await acceptTotp(db, KEY, account, await codeAt(secret, NOW), NOW)).toBe(false);
});

it('stores no secret as plain text', async () => {
  const { account, secret } = await withConfirmedApp();
  const [row] = await database.db.select().from(totpSecrets).where(eq(totpSecrets.account_id, account.id));
  expect(row?.secret.toString('latin1')).not.toContain(secret);
});

const isBlocked = async () => expect(await lockWaiters(database.db)).toBe(1);

/** Sends one code twice, the second time while the first is being stored. @returns whether the second was accepted too. */
async function acceptsTwice(db: Database): Promise<boolean> {
  const { account, secret } = await withConfirmedApp();
  const code = await codeAt(secret, NOW);
  const accept = (tx: Parameters<typeof acceptTotp>[0]) => acceptTotp(tx, KEY, account, code, NOW);
  const { second } = await db.transaction(async (tx) => {
    expect(await accept(tx)).toBe(true);
    const second = db.transaction((other) => accept(other));
    await eventually(isBlocked);
    return { second };
  });
  return second;
}

it('accepts a code once when it is sent twice at the same moment', async () => {
  expect(await acceptsTwice(database.db)).toBe(false);
});

it('would accept it twice without the lock (negative control)', async () => {
  const unlocked = withoutLocks(database.config, 2);
  try {
    expect(await acceptsTwice(unlocked.db)).toBe(true);
  } finally {
    await unlocked.close();
  }
});
