import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { VISITOR } from '../../testing/examples/public.ts';
import { insertClass } from '../../testing/fixtures.ts';
import { TEST_SITE } from '../../testing/test-site.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { lockOpenClass } from '../registrations/open-class.ts';
import { registerPeople } from '../registrations/register-people.ts';
import { applyStatus } from './apply-status.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => api.close());

const ROUNDS = 30;

let visitors = 0;
const visitor = () => {
  visitors += 1;
  return { ...VISITOR, email: `tamu-${visitors}@uji.example`, full_name: `Tamu ${visitors}`, participant_note: '' };
};

const refund = (orderId: string) => ({
  orderId,
  status: 'refund',
  fraud: null,
  transactionId: null,
  paymentType: null,
  amount: 150_000,
  currency: 'IDR',
  returned: 150_000,
  paidAt: null,
});

/**
 * Refunds the only seat of a class while somebody else registers.
 * @param behind number of queries that delay the registration, because a refund runs more queries before it frees the
 *   seat.
 * @returns number of registrations by status.
 */
async function race(db: TestApp['db'], behind = 0) {
  const made = await insertClass(api.db, { price: 150_000, quota: 1 });
  const paid = { paid_status: 'settlement' };
  const { order } = await insertOrder(api.db, paid, { class_id: made.id, status: 'ACCEPTED' });
  const context = { now: new Date(), config: TEST_SITE };
  await Promise.all([
    db.transaction((tx) => applyStatus({ tx, ...context }, order.id, refund(order.order_id))),
    db.transaction(async (tx) => {
      for (let query = 0; query < behind; query += 1) await tx.execute(sql`select 1`);
      const row = await lockOpenClass(tx, made.code, context.now);
      await registerPeople({ tx, ...context }, row, [visitor()]);
    }),
  ]);
  const rows = await api.db
    .select({ status: registrations.status, people: sql<number>`count(*)::int` })
    .from(registrations)
    .where(eq(registrations.class_id, made.id))
    .groupBy(registrations.status);
  return Object.fromEntries(rows.map(({ status, people }) => [status, people]));
}

it('assigns the seat of a refund to a concurrent registration', async () => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await race(api.db)).toEqual({ CANCELLED: 1, WAITING: 1 });
});

it('leaves it empty and the person waiting without the lock of the class (negative control)', async () => {
  const unlocked = withoutLocks(api.database.config, 2);
  try {
    let empty = 0;
    for (let round = 0; empty === 0 && round < 10 * ROUNDS; round += 1)
      if ((await race(unlocked.db, round % 20)).PENDING === 1) empty += 1;
    expect(empty).toBeGreaterThan(0);
  } finally {
    await unlocked.close();
  }
});
