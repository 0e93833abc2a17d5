import * as contract from '@widya/contract/orders';
import { orderSchemas } from '@widya/contract/orders.schemas';
import { and, count, or, sql } from 'drizzle-orm';
import { orders } from '../../platform/database/schema/orders.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { download } from '../../platform/http/download.ts';
import { answerList, rowWindow } from '../../platform/http/listing.ts';
import { byOrderNumber, inMonth, monthOf, openException, orderFilter } from './filters.ts';
import { orderCsv } from './order-csv.ts';
import { countOutcomes, searchMonth, selectInOrder, selectOfAllMonths, selectOrder, selectOrders } from './queries.ts';
import { searchByNumber } from './search.ts';
import { orderWriteRoutes } from './write-routes.ts';

const list = bind(contract.listOrders, orderSchemas.listOrders, async (ctx) => {
  const { tx, query } = ctx;
  const { rows, total } = await selectOfAllMonths(tx, query, { ...rowWindow(query), sort: query.sort });
  return answerList(ctx, rows, total);
});

const search = bind(contract.searchOrders, orderSchemas.searchOrders, async (ctx) => {
  const { rows, total } = await searchByNumber(ctx.tx, ctx.query);
  return answerList(ctx, rows, total);
});

const listOfMonth = bind(contract.listOrdersOfMonth, orderSchemas.listOrdersOfMonth, async (ctx) => {
  const { tx, query, now } = ctx;
  const month = inMonth(monthOf(query, now));
  const filter = or(and(month, orderFilter(query)), byOrderNumber(query.q));
  const select = query.q ? searchMonth : selectOrders;
  const { rows, total } = await select(tx, filter, { ...rowWindow(query), sort: query.sort });
  return answerList(ctx, rows, total, await countOutcomes(tx, month));
});

const exceptions = bind(contract.countOrderExceptions, orderSchemas.countOrderExceptions, async ({ tx }) => {
  const [row] = await tx.select({ open: count() }).from(orders).where(openException);
  return { open: row?.open ?? 0 };
});

const read = bind(contract.readOrder, orderSchemas.readOrder, ({ tx, params }) => selectOrder(tx, params.id));

const some = bind(contract.readSomeOrders, orderSchemas.readSomeOrders, async ({ tx, body, caller }) => {
  const selected = await selectInOrder(tx, body.ids);
  // The vouchers screen may show only orders that used a voucher.
  return caller.keys.has('transaction') ? selected : selected.filter(({ voucher }) => voucher !== null);
});

const exportCsv = bind(
  contract.exportOrders,
  orderSchemas.exportOrders,
  async ({ tx, query, audit }) => {
    // One snapshot for count and rows, so that the log has the exact number of exported rows (S44).
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const filter = or(and(inMonth(query), orderFilter(query)), byOrderNumber(query.q));
    const [all] = await tx.select({ rows: count() }).from(orders).where(filter);
    const after = { rows: all?.rows ?? 0, filter: query };
    audit({ object: 'order', objectId: null, label: 'data-transaksi.csv', after });
    return download({ content: orderCsv(tx, filter), type: 'text/csv; charset=utf-8', filename: 'data-transaksi.csv' });
  },
  { statementTimeout: 30_000 },
);

export const orderRoutes: Binding[] = [
  list,
  search,
  listOfMonth,
  exceptions,
  read,
  some,
  exportCsv,
  ...orderWriteRoutes,
];
