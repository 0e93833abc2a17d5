import { vouchers } from '../../database/schema/vouchers.ts';
import type { Tx } from '../../http/transaction.ts';
import type { Example, Examples } from './example.ts';

let counter = 0;

/** An active single-use voucher of 10 percent. */
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

const onVoucher: Example = { make: async ({ db }) => ({ params: { id: (await insertVoucher(db)).id } }) };
const body = { name: 'Voucer Baru Uji', type: 'PERMANENT', percentage: 25 };

export const voucherExamples: Examples = {
  listVouchers: { make: async () => ({ query: { page: '1' } }) },
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
  exportVouchers: { make: async () => ({}) },
};
