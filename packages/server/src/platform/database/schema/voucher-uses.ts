import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity, instant, rupiah } from './columns.ts';
import { orders } from './orders.ts';
import { vouchers } from './vouchers.ts';

/**
 * A voucher used by an order; released when the order expires or is cancelled. The unique index allows only one
 * unreleased use of a single-use voucher (S29).
 */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    id: identity(),
    voucher_id: integer()
      .notNull()
      .references(() => vouchers.id),
    /** orders.id, not the provider's order_id. */
    order_ref: integer()
      .notNull()
      .references(() => orders.id),
    single_use: boolean().notNull(),
    discount: rupiah().notNull(),
    used_at: createdAt(),
    released_at: instant(),
  },
  (t) => [
    uniqueIndex('voucher_uses_single_use_key')
      .on(t.voucher_id)
      .where(sql`${t.single_use} and ${t.released_at} is null`),
    uniqueIndex('voucher_uses_order_key').on(t.order_ref).where(sql`${t.released_at} is null`),
    index('voucher_uses_by_voucher').on(t.voucher_id, t.used_at),
    check('voucher_uses_discount_not_negative', sql`${t.discount} >= 0`),
  ],
);
