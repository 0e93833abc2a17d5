import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../http/transaction.ts';

/** A search with more results must be narrowed; it is counted and paged up to here. */
export const MOST_FOUND = 5_000;

/** For frequent matches, this many rows at the beginning of the list are read in order; later pages are sorted. */
const READ_IN_ORDER = 20_000;

export interface SearchWindow {
  /** Sort key; the id breaks ties. */
  readonly key: SQL;
  readonly direction: SQL;
  /** Direction of the id among equal keys; by default that of the key. */
  readonly ties?: SQL;
  readonly limit: number;
  readonly offset: number;
  /**
   * The condition of the list without the search, when an index has its rows in order together with the searched text.
   */
  readonly list?: SQL | undefined;
  /**
   * Selects `id` and `key` of every match once, when matches are found faster through another table; by default the
   * table is read with the filter.
   */
  readonly matches?: SQL;
  /** Number of results that are counted and paged. */
  readonly most?: number;
}

/**
 * Ids of a page of a search in a table, and the number of results. Matches are searched once: a few are sorted in
 * memory; many are read in the order of the list, where the first ones come early.
 */
export async function searchIds(
  tx: Tx,
  { table, id }: { readonly table: PgTable; readonly id: PgColumn },
  filter: SQL | undefined,
  { key, direction, ties = direction, limit, offset, list, most = MOST_FOUND, ...window }: SearchWindow,
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const where = filter ?? sql`true`;
  const matches = window.matches ?? sql`select ${id} as id, ${key} as key from ${table} where ${where}`;
  const sorted = sql`order by key ${direction}, id ${ties}`;
  // `execute` returns bigint values as text.
  const { rows } = await tx.execute<{ total: number; ids: unknown[] }>(sql`
    with found as materialized (select id, key from (${matches}) matches limit ${most})
    select (select count(*)::int from found) as total,
      array(select id from found ${sorted} limit ${limit} offset ${offset}) as ids`);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  if (total < most) return { ids: ids.map(Number), total };
  const wanted = Math.min(limit, Math.max(0, total - offset));
  if (list !== undefined) {
    // The table keeps its own name, because the filter refers to it.
    const order = sql`order by ${key} ${direction}, ${id} ${ties}`;
    const near = await tx.execute<{ id: unknown }>(sql`
      select ${id} as id from (select * from ${table} where ${list} ${order} limit ${READ_IN_ORDER}) ${table}
      where ${where} ${order} limit ${wanted} offset ${offset}`);
    if (near.rows.length === wanted) return { ids: near.rows.map((row) => Number(row.id)), total };
  }
  const page = await tx.execute<{ id: unknown }>(sql`
    select id from (${matches}) matches ${sorted} limit ${wanted} offset ${offset}`);
  return { ids: page.rows.map((row) => Number(row.id)), total };
}
