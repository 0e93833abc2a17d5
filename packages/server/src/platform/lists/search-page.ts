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
  readonly limit: number;
  readonly offset: number;
  /**
   * The condition of the list without the search, when an index has its rows in order together with the searched text.
   */
  readonly list?: SQL | undefined;
}

/**
 * Ids of a page of a search in a table, and the number of results. Matches are searched once: a few are sorted in
 * memory; many are read in the order of the list, where the first ones come early.
 */
export async function searchIds(
  tx: Tx,
  { table, id }: { readonly table: PgTable; readonly id: PgColumn },
  filter: SQL | undefined,
  { key, direction, limit, offset, list }: SearchWindow,
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const page = sql`order by key ${direction}, id ${direction} limit ${limit} offset ${offset}`;
  const { rows } = await tx.execute<{ total: number; ids: number[] }>(sql`
    with found as materialized (select ${id} as id, ${key} as key from ${table} where ${filter ?? sql`true`} limit ${MOST_FOUND})
    select (select count(*)::int from found) as total, array(select id from found ${page}) as ids`);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  if (total < MOST_FOUND) return { ids, total };
  const wanted = Math.min(limit, Math.max(0, total - offset));
  if (list !== undefined) {
    // The table keeps its own name, because the filter refers to it.
    const order = sql`order by ${key} ${direction}, ${id} ${direction}`;
    const near = await tx.execute<{ id: number }>(sql`
      select ${id} as id from (select * from ${table} where ${list} ${order} limit ${READ_IN_ORDER}) ${table}
      where ${filter ?? sql`true`} ${order} limit ${wanted} offset ${offset}`);
    if (near.rows.length === wanted) return { ids: near.rows.map((row) => row.id), total };
  }
  const first = await tx
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(filter)
    .orderBy(sql`${key} ${direction}`, sql`${id} ${direction}`)
    .limit(wanted)
    .offset(offset);
  return { ids: first.map((row) => row.id), total };
}
