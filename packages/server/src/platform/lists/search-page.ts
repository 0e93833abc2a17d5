import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../http/transaction.ts';

/** A search that finds more than this is one to be narrowed; it is counted, and paged, up to here. */
export const MOST_FOUND = 5_000;

/** So many rows at the beginning of a list are gone through for what is found often; pages further on are sorted. */
const WALKED = 20_000;

export interface SearchWindow {
  /** What is sorted by; the id breaks ties. */
  readonly key: SQL;
  readonly direction: SQL;
  readonly limit: number;
  readonly offset: number;
  /** What the list holds without the search, where an index has its rows in its order together with what is searched. */
  readonly list?: SQL | undefined;
}

/**
 * Ids of a page of what a search finds in a table, and how many it finds. What is found is looked for once: few are sorted where they
 * were counted, and among many the first stand near the beginning of the list anyway, so they are looked for there.
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
    // Under its own name, for the filter speaks of the table.
    const order = sql`order by ${key} ${direction}, ${id} ${direction}`;
    const near = await tx.execute<{ id: number }>(sql`
      select ${id} as id from (select * from ${table} where ${list} ${order} limit ${WALKED}) ${table}
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
