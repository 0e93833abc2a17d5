import type { Voucher, VoucherBatch } from '@widya/contract/vouchers';
import { and, count, eq, inArray, isNotNull, min, type SQL, sql } from 'drizzle-orm';
import { OFFERED_VOUCHER, vouchers } from '../../platform/database/schema/vouchers.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { hasIndexedWord, searchTerms } from '../../platform/lists/search-terms.ts';
import { type VoucherFilters, type VoucherQuery, voucherFilter } from './filters.ts';

/** Maximum number of uses listed per voucher; the same as the number of orders that a dialog requests at once. */
const NAMED_USES = 200;

// Written out in subqueries: drizzle omits the table name in a query of one table, so that `id` would be that of the
// use.
const uses = (select: SQL, released = false): SQL => sql`(
  select ${select} from voucher_uses u where u.voucher_id = vouchers.id${released ? sql`` : sql` and u.released_at is null`})`;

const transactionCount = sql<number>`${uses(sql`count(*)::int`, true)}`;

const columns = {
  id: vouchers.id,
  name: vouchers.name,
  code: vouchers.code,
  type: vouchers.type,
  percentage: vouchers.percentage,
  amount: vouchers.amount,
  minimum_usage: vouchers.minimum_usage,
  note: vouchers.note,
  active: vouchers.active,
  used: sql<boolean>`${vouchers.used_count} > 0`,
  used_count: vouchers.used_count,
  order_id: sql<string | null>`case when ${vouchers.type} = 'SINGLE_USE' then (
    select o.order_id from voucher_uses u join orders o on o.id = u.order_ref
    where u.voucher_id = vouchers.id and u.released_at is null limit 1) end`,
  transactions: sql<{ id: number }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', latest.order_ref) order by latest.used_at desc, latest.id desc) from (
      select u.id, u.order_ref, u.used_at from voucher_uses u where u.voucher_id = vouchers.id
      order by u.used_at desc, u.id desc limit ${NAMED_USES}) latest), '[]'::jsonb)`,
  transaction_count: transactionCount,
  usage_total: sql<number>`${uses(sql`coalesce(sum(u.discount), 0)::float8`)}`,
  deletable: sql<boolean>`case ${vouchers.type} when 'SINGLE_USE' then ${vouchers.used_count} = 0 else ${transactionCount} = 0 end`,
  batch_id: vouchers.batch_id,
  created_at: vouchers.created_at,
  version: vouchers.version,
};

/** The columns of a voucher that a bulk action needs. */
export const bulkColumns = {
  id: vouchers.id,
  code: vouchers.code,
  name: vouchers.name,
  active: vouchers.active,
  transaction_count: columns.transaction_count,
  deletable: columns.deletable,
};

type Selected = Omit<Voucher, 'created_at'> & { readonly created_at: Date };

const present = (row: Selected): Voucher => ({ ...row, created_at: row.created_at.toISOString() });

const SORT_KEYS = {
  created_at: sql`${vouchers.created_at}`,
  name: sql`lower(${vouchers.name})`,
  code: sql`${vouchers.code}`,
  used_count: sql`${vouchers.used_count}`,
  minimum_usage: sql`${vouchers.minimum_usage}`,
} satisfies Record<string, SQL>;

/** Counts the vouchers that match the filter. */
export async function countVouchers(tx: Tx, filter: SQL | undefined): Promise<number> {
  const [all] = await tx.select({ total: count() }).from(vouchers).where(filter);
  return all?.total ?? 0;
}

interface ListOrder {
  readonly key: SQL;
  readonly direction: SQL;
}

/** All vouchers are few enough to be counted exactly. */
const ALL = Number.MAX_SAFE_INTEGER;

async function listIds(tx: Tx, query: VoucherQuery, { key, direction }: ListOrder) {
  const filter = voucherFilter(query);
  const { limit, offset } = rowWindow(query);
  const words = searchTerms(query.q);
  // No index finds one or two letters, so the tab is read once, for the page and its count together.
  if (words.length > 0 && !hasIndexedWord(words))
    return searchIds(tx, { table: vouchers, id: vouchers.id }, filter, { key, direction, limit, offset, most: ALL });
  const page = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(filter)
    .orderBy(sql`${key} ${direction}`, sql`${vouchers.id} ${direction}`)
    .limit(limit)
    .offset(offset);
  return { ids: page.map(({ id }) => id), total: await countVouchers(tx, filter) };
}

/** How many of `total` vouchers can be used; counted only when the tab does not imply it. */
async function countUsable(tx: Tx, query: VoucherQuery, total: number): Promise<number> {
  if (query.tab === 'inactive') return 0;
  if (query.tab === 'active' && query.show_inactive === undefined) return total;
  return countVouchers(tx, and(voucherFilter(query), OFFERED_VOUCHER));
}

/** A page of vouchers. Count and page come from the tab's index, also for a search; uses are read for the page only. */
export async function selectVouchers(
  tx: Tx,
  query: VoucherQuery,
): Promise<{ rows: Voucher[]; total: number; usable: number }> {
  const key = SORT_KEYS[query.sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = query.sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { ids, total } = await listIds(tx, query, { key, direction });
  return { rows: await selectInOrder(tx, ids), total, usable: await countUsable(tx, query, total) };
}

async function selectInOrder(tx: Tx, ids: readonly number[]): Promise<Voucher[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(columns)
    .from(vouchers)
    .where(sql`${vouchers.id} = any(${sql.param([...ids])})`);
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.map((id) => byId.get(id)).filter((row): row is Voucher => row !== undefined);
}

/** Maximum number of batches that the filter shows at once. */
const NAMED_BATCHES = 200;

/** The newest batches that match, with the number of vouchers that still exist in each. */
export async function selectBatches(tx: Tx, query: Pick<VoucherFilters, 'q' | 'batch_id'>): Promise<VoucherBatch[]> {
  // Only some vouchers of a batch may contain a searched code, but all of them are counted.
  const found = tx.select({ batch_id: vouchers.batch_id }).from(vouchers).where(voucherFilter(query));
  const rows = await tx
    .select({
      batch_id: sql<string>`${vouchers.batch_id}`,
      name: sql<string>`min(${vouchers.name})`,
      count: sql<number>`count(*)::int`,
      created_at: min(vouchers.created_at),
    })
    .from(vouchers)
    .where(and(isNotNull(vouchers.batch_id), query.q || query.batch_id ? inArray(vouchers.batch_id, found) : undefined))
    .groupBy(vouchers.batch_id)
    .orderBy(sql`min(${vouchers.created_at}) desc`, vouchers.batch_id)
    .limit(NAMED_BATCHES);
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at?.toISOString() ?? '' }));
}

/** Streams the vouchers of an export in batches, newest first. */
export async function* readVouchers(tx: Tx, filter: SQL | undefined): AsyncGenerator<Voucher[]> {
  const BATCH = 500;
  let before: { at: Date; id: number } | null = null;
  for (;;) {
    const later: SQL =
      before === null
        ? sql`true`
        : sql`(${vouchers.created_at}, ${vouchers.id}) < (${before.at.toISOString()}, ${before.id})`;
    const keys: { id: number; created_at: Date }[] = await tx
      .select({ id: vouchers.id, created_at: vouchers.created_at })
      .from(vouchers)
      .where(filter === undefined ? later : sql`${filter} and ${later}`)
      .orderBy(sql`${vouchers.created_at} desc`, sql`${vouchers.id} desc`)
      .limit(BATCH);
    const last = keys.at(-1);
    if (last === undefined) return;
    yield await selectInOrder(
      tx,
      keys.map(({ id }) => id),
    );
    before = { at: last.created_at, id: last.id };
  }
}

/** One voucher in the shape of the API. @throws ApiFailure 404. */
export async function selectVoucher(tx: Tx, id: number): Promise<Voucher> {
  const [row] = await tx.select(columns).from(vouchers).where(eq(vouchers.id, id));
  if (row === undefined) throw notFound('Voucer tidak ditemukan');
  return present(row);
}

/** Locks a voucher for a write and reads it. @throws ApiFailure 404. */
export async function lockVoucher(
  tx: Tx,
  which: { readonly id: number } | { readonly code: string },
): Promise<Voucher> {
  const condition = 'id' in which ? eq(vouchers.id, which.id) : eq(vouchers.code, which.code);
  const [row] = await tx.select({ id: vouchers.id }).from(vouchers).where(condition).for('update');
  if (row === undefined) throw notFound('Voucer tidak ditemukan');
  return selectVoucher(tx, row.id);
}

/** Writes fields of a locked voucher and increments its version. */
export async function writeVoucher(tx: Tx, id: number, fields: { note?: string; active?: 0 | 1 }): Promise<void> {
  await tx
    .update(vouchers)
    .set({ ...fields, version: sql`${vouchers.version} + 1`, updated_at: sql`now()` })
    .where(eq(vouchers.id, id));
}
