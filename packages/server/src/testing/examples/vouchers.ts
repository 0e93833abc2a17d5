import { orders } from '../../platform/database/schema/orders.ts';
import { voucherUses } from '../../platform/database/schema/voucher-uses.ts';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { insertMember } from '../fixtures.ts';
import type { Example, Examples } from './example.ts';

let counter = 0;

/** Inserts an active single-use voucher, of 10 percent unless `values` has an amount. */
export async function insertVoucher(db: Tx, values: Partial<typeof vouchers.$inferInsert> = {}) {
  counter += 1;
  const own = { name: `Voucer Uji ${counter}`, code: `UJI-${counter}`, type: 'SINGLE_USE' as const };
  const discount = values.amount === undefined ? { percentage: 10 } : {};
  const [row] = await db
    .insert(vouchers)
    .values({ ...own, ...discount, ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

export interface VoucherUse {
  readonly discount?: number;
  /** True when the order has released the voucher. */
  readonly released?: boolean;
}

let orderCount = 0;
/** Inserts an order that uses a voucher or has released it. */
export async function insertVoucherUse(
  db: Tx,
  voucher: typeof vouchers.$inferSelect,
  { discount = 5_000, released = false }: VoucherUse = {},
) {
  orderCount += 1;
  const member = await insertMember(db);
  const [order] = await db
    .insert(orders)
    .values({ order_id: `WID-UJI-${orderCount}`, member_id: member.id, amount: 10_000, voucher_id: voucher.id })
    .returning();
  if (!order) throw new Error('nothing was inserted');
  await db.insert(voucherUses).values({
    voucher_id: voucher.id,
    order_ref: order.id,
    single_use: voucher.type === 'SINGLE_USE',
    discount,
    released_at: released ? new Date() : null,
  });
  return order;
}

const onVoucher: Example = { make: async ({ db }) => ({ params: { id: (await insertVoucher(db)).id } }) };
const onMany: Example = {
  make: async ({ db }) => ({ body: { action: 'deactivate', codes: [(await insertVoucher(db)).code] } }),
};
const body = { name: 'Voucer Baru Uji', type: 'PERMANENT', percentage: 25 };

export const voucherExamples: Examples = {
  listVouchers: { make: async () => ({ query: { page: '1' } }) },
  listVoucherBatches: { make: async () => ({}) },
  createVoucher: { make: async () => ({ body }) },
  createVoucherBatch: { make: async () => ({ body: { ...body, type: 'SINGLE_USE', count: 3 } }) },
  deleteVoucher: onVoucher,
  noteVoucher: {
    make: async ({ db }) => ({ params: { code: (await insertVoucher(db)).code }, body: { note: 'Untuk mitra' } }),
  },
  deactivateVoucher: onVoucher,
  activateVoucher: {
    make: async ({ db }) => ({ params: { id: (await insertVoucher(db, { active: 0 })).id } }),
  },
  previewVoucherBulk: onMany,
  applyVoucherBulk: onMany,
  exportVouchers: { make: async () => ({}) },
};
