import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/admins';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/pool.ts';
import { admins } from '../../platform/database/schema/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertSuperadmin } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const left = async (db: Database) =>
  (
    await db
      .select()
      .from(admins)
      .where(and(eq(admins.role, 'superadmin'), eq(admins.active, 1)))
  ).length;

async function pair() {
  await api.db.update(admins).set({ role: 'admin' });
  const made = [await insertSuperadmin(api.db), await insertSuperadmin(api.db)];
  return Promise.all(made.map((row) => signedIn(api, row)));
}

it('leaves exactly one of two superadmins who demote, ban or delete each other at the same moment', async () => {
  const attacks = [
    { endpoint: contract.updateAdmin, body: { role: 'admin' } },
    { endpoint: contract.banAdmin, body: undefined },
    { endpoint: contract.deleteAdmin, body: undefined },
  ];
  for (let round = 0; round < 24; round += 1) {
    const { endpoint, body } = attacks[round % attacks.length] ?? { endpoint: contract.banAdmin, body: undefined };
    const [one, other] = await pair();
    const answers = await Promise.all([
      api.call(endpoint, one ?? null, { params: { id: other?.id ?? 0 }, body }),
      api.call(endpoint, other ?? null, { params: { id: one?.id ?? 0 }, body }),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([401, 403]).toContain(statuses[1]);
    expect(await left(api.db)).toBe(1);
  }
});

it('would leave none without the lock: the same check, reading instead of locking', async () => {
  const [one, other] = await pair();
  const demote = (victim: number, arrived: () => Promise<void>) =>
    api.db.transaction(async (tx) => {
      const supers = await tx
        .select()
        .from(admins)
        .where(and(eq(admins.role, 'superadmin'), eq(admins.active, 1)));
      await arrived();
      if (supers.length > 1) await tx.update(admins).set({ role: 'admin' }).where(eq(admins.id, victim));
    });
  let waiting: (() => void) | undefined;
  const meet = () =>
    new Promise<void>((resolve) => {
      if (waiting === undefined) waiting = resolve;
      else {
        waiting();
        resolve();
      }
    });
  await Promise.all([demote(other?.id ?? 0, meet), demote(one?.id ?? 0, meet)]);
  expect(await left(api.db)).toBe(0);
});
