import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, emptyText, flag, identity, rupiah, version } from './columns.ts';

/**
 * Vouchers that can still be used: active, and either permanent or not used by any order. Never null, because none of
 * the columns is nullable. Also the predicate of two indexes. Source: D122.
 */
export const OFFERED_VOUCHER = sql.raw("(active = 1 and (type = 'PERMANENT' or used_count = 0))");

/** Discounts (D120–D123). Codes are stored in upper case; exactly one of percentage and amount is set. */
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
    /** Uses that are not released; maintained by a trigger on voucher_uses. */
    used_count: integer().notNull().default(0),
    /** Shared by the vouchers created by one call. */
    batch_id: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
    version: version(),
    /** Lower-case name and code, for searches. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lower(${vouchers.name} || ' ' || ${vouchers.code})`),
  },
  (t) => [
    uniqueIndex('vouchers_code_key').on(t.code),
    index('vouchers_created_at').on(t.active, t.created_at, t.id),
    index('vouchers_by_batch').on(t.batch_id).where(sql`${t.batch_id} is not null`),
    // One index per tab. They include the searched text (migration 0013), so that a tab is counted from the index
    // alone.
    index('vouchers_offered').on(t.created_at, t.id).where(OFFERED_VOUCHER),
    index('vouchers_not_offered').on(t.created_at, t.id).where(sql`not ${OFFERED_VOUCHER}`),
    index('vouchers_search').using('gin', sql`${t.search_text} gin_trgm_ops`),
    check('vouchers_code_shape', sql`${t.code} ~ '^[A-Z0-9-]{1,20}$'`),
    check('vouchers_type_known', sql`${t.type} in ('SINGLE_USE', 'PERMANENT')`),
    check('vouchers_one_discount', sql`num_nonnulls(${t.percentage}, ${t.amount}) = 1`),
    check('vouchers_percentage_range', sql`${t.percentage} between 1 and 100`),
    check('vouchers_amount_positive', sql`${t.amount} > 0`),
    check('vouchers_minimum_not_negative', sql`${t.minimum_usage} >= 0`),
    check('vouchers_active_flag', sql`${t.active} in (0, 1)`),
  ],
);
