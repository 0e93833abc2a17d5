import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertOrder } from '../../testing/examples/orders.ts';
import { insertClass } from '../../testing/fixtures.ts';
import { classCounters } from './schema/classes.ts';
import { orderItems, orders } from './schema/orders.ts';
import { registrations } from './schema/registrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/**
 * Runs the statements of the migration that change rows, without those for columns and constraints, which already
 * exist.
 */
async function repair(): Promise<void> {
  const folder = new URL('./migrations/', import.meta.url);
  const name = (await readdir(folder)).find((file) => file.endsWith('_returned-money.sql'));
  const statements = (await readFile(new URL(name ?? '', folder), 'utf8')).split('--> statement-breakpoint');
  const client = await database.pool.connect();
  try {
    for (const statement of statements.filter((text) => !text.includes('ALTER TABLE'))) await client.query(statement);
  } finally {
    client.release();
  }
}

it('cancels registrations whose money was returned before the rule existed', async () => {
  const { db } = database;
  const { id: class_id } = await insertClass(db, { price: 150_000 });
  const paidBy = (paid_status: string, fraud_status: string | null = null) =>
    insertOrder(db, { paid_status, fraud_status }, { class_id, status: 'ACCEPTED' });
  const refunded = await paidBy('refund');
  const paidTwice = await paidBy('chargeback');
  const paidAgain = await insertOrder(db, { paid_status: 'settlement' });
  const seat = { participant_id: paidTwice.registration.id };
  await db.update(orderItems).set(seat).where(eq(orderItems.order_ref, paidAgain.order.id));
  const inPart = await paidBy('partial_refund');
  const challenged = await paidBy('capture', 'challenge');
  const paid = await paidBy('settlement');
  await repair();
  const stateOf = async ({ order, registration }: typeof paid) => {
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    const [person] = await db.select().from(registrations).where(eq(registrations.id, registration.id));
    return [person?.status, row?.exception, row?.returned_amount];
  };
  expect(await stateOf(refunded)).toEqual(['CANCELLED', 'RETURNED', 150_000]);
  expect(await stateOf(paidTwice)).toEqual(['ACCEPTED', null, 150_000]);
  expect(await stateOf(inPart)).toEqual(['ACCEPTED', 'PARTLY_RETURNED', 0]);
  expect(await stateOf(challenged)).toEqual(['ACCEPTED', 'CHALLENGED', 0]);
  expect(await stateOf(paid)).toEqual(['ACCEPTED', null, 0]);
  const [counted] = await db.select().from(classCounters).where(eq(classCounters.class_id, class_id));
  expect(counted).toMatchObject({ accepted: 4, accepted_income: 600_000 });
});
