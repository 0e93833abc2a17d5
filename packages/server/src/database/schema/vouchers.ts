import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, emptyText, flag, identity, rupiah, version } from './columns.ts';

/** Discounts (specification 3 §3; decisions 120–123). Codes are stored in capitals; exactly one of percentage and amount is set. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: identity(),
    name: text().notNull(),
    code: text().notNull(),
    type: text().$type<'SINGLE_USE' | 'PERMANENT'>().notNull(),
    percentage: integer(),
    amount: rupiah(),
    minimum_usage: rupiah().notNull().default(0),
    note: emptyText(),
    active: flag().default(1),
    /** Uses that are not released; kept by a trigger on voucher_uses. */
    used_count: integer().notNull().default(0),
    /** Vouchers made by one call share it. */
    batch_id: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex('vouchers_code_key').on(t.code),
    index('vouchers_created_at').on(t.active, t.created_at, t.id),
    index('vouchers_by_batch').on(t.batch_id).where(sql`${t.batch_id} is not null`),
    index('vouchers_search').using('gin', sql`lower(${t.name} || ' ' || ${t.code}) gin_trgm_ops`),
    check('vouchers_code_shape', sql`${t.code} ~ '^[A-Z0-9-]{1,20}$'`),
    check('vouchers_type_known', sql`${t.type} in ('SINGLE_USE', 'PERMANENT')`),
    check('vouchers_one_discount', sql`num_nonnulls(${t.percentage}, ${t.amount}) = 1`),
    check('vouchers_percentage_range', sql`${t.percentage} between 1 and 100`),
    check('vouchers_amount_positive', sql`${t.amount} > 0`),
    check('vouchers_minimum_not_negative', sql`${t.minimum_usage} >= 0`),
    check('vouchers_active_flag', sql`${t.active} in (0, 1)`),
  ],
);
