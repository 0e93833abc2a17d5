import * as contract from '@widya/contract/presence';
import { presenceSchemas } from '@widya/contract/presence.schemas';
import { sql } from 'drizzle-orm';
import { csvHeader, csvLines } from '../../platform/csv/csv.ts';
import { presenceForms } from '../../platform/database/schema/forms.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { download } from '../../platform/http/download.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { pageOfClasses } from '../../platform/lists/class-page.ts';
import { findClass } from '../quiz/queries.ts';
import { markPresent, matchForms } from './match.ts';
import { presenceFilter, readForms, selectFormClasses, selectForms } from './queries.ts';

const list = bind(contract.listPresenceForms, presenceSchemas.listPresenceForms, async (ctx) => {
  const { rows, total } = await selectForms(ctx.tx, ctx.caller, ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const ofClass = bind(contract.listClassPresenceForms, presenceSchemas.listClassPresenceForms, async (ctx) => {
  const { code } = await findClass(ctx.tx, ctx.caller, ctx.params.code);
  const { rows, total } = await selectForms(ctx.tx, ctx.caller, { ...ctx.query, class_code: code }, ctx.now);
  return answerList(ctx, rows, total);
});

const classes = bind(contract.listPresenceClasses, presenceSchemas.listPresenceClasses, async (ctx) => {
  const { rows, total } = pageOfClasses(await selectFormClasses(ctx.tx, ctx.caller, ctx.now), ctx.query);
  return answerList(ctx, rows, total);
});

async function* presenceCsv(tx: Tx, filter: Parameters<typeof readForms>[1]): AsyncGenerator<string> {
  yield csvHeader(['email', 'nama']);
  for await (const rows of readForms(tx, filter)) yield csvLines(rows.map((row) => [row.email, row.full_name]));
}

const exportCsv = bind(
  contract.exportPresenceForms,
  presenceSchemas.exportPresenceForms,
  async ({ tx, caller, body, audit }) => {
    // One snapshot for count and rows, so that the log has the exact number of exported rows (S44).
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const filter = presenceFilter(caller, body);
    const [all] = await tx.select({ rows: sql<number>`count(*)::int` }).from(presenceForms).where(filter);
    audit({
      object: 'presence',
      objectId: null,
      label: 'data-presensi.csv',
      after: { rows: all?.rows ?? 0, filter: body },
    });
    return download({
      content: presenceCsv(tx, filter),
      type: 'text/csv; charset=utf-8',
      filename: 'data-presensi.csv',
    });
  },
  { statementTimeout: 30_000 },
);

const match = bind(contract.matchPresence, presenceSchemas.matchPresence, async ({ tx, caller, params }) =>
  matchForms(tx, await findClass(tx, caller, params.code)),
);

const mark = bind(
  contract.markPresence,
  presenceSchemas.markPresence,
  async ({ tx, caller, params, body, now, audit }) => {
    const owner = await findClass(tx, caller, params.code);
    const done = await markPresent(tx, owner.id, body?.participants ?? null, now);
    if (done === null) throw notFound('Data Pendaftaran tidak ditemukan');
    audit({
      object: 'participant',
      objectId: owner.code,
      label: `${done.marked} peserta · ${owner.name}`,
      after: { hadir: done.marked, participants: body?.participants ?? 'formulir' },
    });
    return { success: true, affectedRows: done.marked, ...done };
  },
);

export const presenceRoutes: Binding[] = [classes, list, ofClass, exportCsv, match, mark];
