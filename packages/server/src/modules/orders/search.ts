import type { orderSchemas } from '@widya/contract/orders.schemas';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { orders } from '../../platform/database/schema/orders.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { searchIds } from '../../platform/lists/search-page.ts';
import { numberMatches, searchTerms } from '../../platform/lists/search-terms.ts';
import { selectInOrder } from './queries.ts';

type Query = z.output<(typeof orderSchemas)['searchOrders']['query']>;

/** A page of the orders of all months whose number contains every word, newest first. */
export async function searchByNumber(tx: Tx, query: Query) {
  const filter = numberMatches(sql`lower(${orders.order_id})`, searchTerms(query.q));
  if (filter === null) return { rows: [], total: 0 };
  const { ids, total } = await searchIds(tx, { table: orders, id: orders.id }, filter, {
    key: sql`${orders.created_at}`,
    direction: sql`desc`,
    list: sql`true`,
    ...rowWindow(query),
  });
  const rows = await selectInOrder(tx, ids);
  return {
    rows: rows.map(({ id, order_id, created_at, amount, member }) => ({ id, order_id, created_at, amount, member })),
    total,
  };
}
