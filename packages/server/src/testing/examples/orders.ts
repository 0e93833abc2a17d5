import { signatureOf } from '../../modules/payments/signature.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { FAKE_SERVER_KEY } from '../fake-midtrans.ts';
import { insertClass, insertMember, insertRegistration } from '../fixtures.ts';
import type { Example, Examples } from './example.ts';

let counter = 0;

/** Inserts a registration that waits for payment, with an order of Rp150.000 that expires in an hour. */
export async function insertOrder(
  db: Tx,
  values: Partial<typeof orders.$inferInsert> = {},
  registration: Partial<Parameters<typeof insertRegistration>[1]> = {},
) {
  counter += 1;
  const member = await insertMember(db);
  const class_id = registration.class_id ?? (await insertClass(db, { price: 150_000 })).id;
  const seat = await insertRegistration(db, {
    status: 'WAITING',
    price: 150_000,
    member_id: member.id,
    ...registration,
    class_id,
  });
  const order_id = `WID-UJI-${Date.now()}-${counter}`;
  const should_expire_at = new Date(Date.now() + 3_600_000);
  const [order] = await db
    .insert(orders)
    .values({ order_id, member_id: seat.member_id, amount: 150_000, should_expire_at, ...values })
    .returning();
  if (!order) throw new Error('nothing was inserted');
  await db
    .insert(orderItems)
    .values({ order_ref: order.id, participant_id: seat.id, label: 'Kelas Uji', price: 150_000 });
  return { order, registration: seat };
}

/** A notification with a valid signature of the provider. */
const notification: Example = {
  make: async ({ db }) => {
    const { order } = await insertOrder(db);
    const signed = { order_id: order.order_id, status_code: '201', gross_amount: '150000.00' };
    const signature_key = signatureOf(signed, FAKE_SERVER_KEY);
    return { body: { ...signed, signature_key, transaction_status: 'pending' } };
  },
};

const onOrder: Example = { make: async ({ db }) => ({ params: { id: (await insertOrder(db)).order.id } }) };

export const orderExamples: Examples = {
  listOrders: { make: async () => ({ query: { page: '1' } }) },
  searchOrders: { make: async ({ db }) => ({ query: { page: '1', q: (await insertOrder(db)).order.order_id } }) },
  listOrdersOfMonth: { make: async () => ({ query: { page: '1', year: '2026', month: '11' } }) },
  countOrderExceptions: { make: async () => ({}) },
  readOrder: onOrder,
  readSomeOrders: { make: async ({ db }) => ({ body: { ids: [(await insertOrder(db)).order.id] } }) },
  exportOrders: { make: async () => ({ query: { year: '2026', month: '11' } }) },
  checkOrder: onOrder,
  resolveOrderException: {
    make: async ({ db }) => ({
      params: { id: (await insertOrder(db, { exception: 'AMOUNT_MISMATCH' })).order.id },
      body: { action: 'dismiss', note: 'Sudah diperiksa' },
    }),
  },
  receiveMidtransNotification: notification,
};
