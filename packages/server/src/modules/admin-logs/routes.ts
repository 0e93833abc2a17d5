import * as contract from '@widya/contract/admin-logs';
import { adminLogSchemas } from '@widya/contract/admin-logs.schemas';
import { sql } from 'drizzle-orm';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { download } from '../../platform/http/download.ts';
import { answerList, rowWindow } from '../../platform/http/listing.ts';
import { assertDayRange } from '../../platform/lists/day-range.ts';
import { countAllLogs, countLogs } from './count-logs.ts';
import { logCsv } from './export-logs.ts';
import { selectActors, selectObjects } from './filter-choices.ts';
import { logFilter } from './filters.ts';
import { selectLog, selectLogs } from './queries.ts';

const list = bind(contract.listAdminLogs, adminLogSchemas.listAdminLogs, async (ctx) => {
  const { tx, query } = ctx;
  assertDayRange(query);
  const counted = await countLogs(tx, query, ctx.now);
  const rows = await selectLogs(tx, logFilter(query), {
    ...rowWindow(query),
    ...counted,
    descending: query.sort === '-created_at',
  });
  return answerList(ctx, rows, counted.total);
});

const read = bind(contract.readAdminLog, adminLogSchemas.readAdminLog, async ({ tx, params }) => {
  const row = await selectLog(tx, params.id);
  if (!row) throw notFound('Log tidak ditemukan');
  return row;
});

const choices = bind(contract.readAdminLogFilters, adminLogSchemas.readAdminLogFilters, async ({ tx }) => ({
  admins: await selectActors(tx),
  objects: await selectObjects(tx),
}));

const exportCsv = bind(
  contract.exportAdminLogs,
  adminLogSchemas.exportAdminLogs,
  async (ctx) => {
    const { tx, query } = ctx;
    assertDayRange(query);
    // One snapshot for count and rows, so that the log has the exact number of exported rows (S44).
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const rows = await countAllLogs(tx, query);
    ctx.audit({ object: 'log', objectId: null, label: 'data-log.csv', after: { rows, filter: query } });
    return download({
      content: logCsv(tx, logFilter(query)),
      type: 'text/csv; charset=utf-8',
      filename: 'data-log.csv',
    });
  },
  { statementTimeout: 30_000 },
);

export const adminLogRoutes: Binding[] = [list, choices, read, exportCsv];
