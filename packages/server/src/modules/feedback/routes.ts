import type { Feedback } from '@widya/contract/feedback';
import * as contract from '@widya/contract/feedback';
import { feedbackSchemas as schemas } from '@widya/contract/feedback.schemas';
import { sql } from 'drizzle-orm';
import { assertFresh } from '../../platform/audit/assert-fresh.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { type Binding, bind, bindPublic } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { download } from '../../platform/http/download.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { findClass } from '../quiz/queries.ts';
import { selectFeedbackByClass } from './by-class.ts';
import { feedbackCsv } from './feedback-csv.ts';
import { readFeedbackToken } from './feedback-token.ts';
import { feedbackFilter } from './filters.ts';
import { readForm } from './public-form.ts';
import { countFeedback, lockFeedback, selectFeedback, selectOneFeedback, writeFeedback } from './queries.ts';
import { storeFeedback } from './send.ts';
import { selectFeedbackSummary } from './summary.ts';

/** Enough for a room full of participants behind one IP address. */
const PER_MINUTE = 60;

async function writeResponse(tx: Tx, caller: Caller, id: number, affectedRows = 1) {
  const data = await selectOneFeedback(tx, caller, id);
  return { success: true, affectedRows, data, version: data.version } as const;
}

const entry = ({ id, full_name, class_name }: Feedback) => ({
  object: 'feedback',
  objectId: id,
  label: `${full_name} · ${class_name}`,
});

const list = bind(contract.listClassFeedback, schemas.listClassFeedback, async (ctx) => {
  const owner = await findClass(ctx.tx, ctx.caller, ctx.params.code);
  const { rows, total } = await selectFeedback(ctx.tx, owner, ctx.query);
  return answerList(ctx, rows, total);
});

const summary = bind(contract.readFeedbackSummary, schemas.readFeedbackSummary, async ({ tx, caller, params, now }) => {
  const { id } = await findClass(tx, caller, params.code);
  return selectFeedbackSummary(tx, caller, id, now);
});

const compare = bind(contract.compareClassFeedback, schemas.compareClassFeedback, async (ctx) => {
  const { id } = await findClass(ctx.tx, ctx.caller, ctx.params.code);
  const { rows, total } = await selectFeedbackByClass(ctx.tx, ctx.caller, ctx.query, id);
  return answerList(ctx, rows, total);
});

const byClass = bind(contract.listFeedbackByClass, schemas.listFeedbackByClass, async (ctx) => {
  const { rows, total } = await selectFeedbackByClass(ctx.tx, ctx.caller, ctx.query);
  return answerList(ctx, rows, total);
});

const exportCsv = bind(
  contract.exportClassFeedback,
  schemas.exportClassFeedback,
  async ({ tx, caller, params, query, audit }) => {
    // One snapshot for count and rows, so that the log has the exact number of exported rows (S44).
    await tx.execute(sql`set transaction isolation level repeatable read`);
    const owner = await findClass(tx, caller, params.code);
    const filter = feedbackFilter(owner.id, query);
    audit({
      object: 'feedback',
      objectId: owner.code,
      label: `laporan-umpan-balik.csv · ${owner.name}`,
      after: { rows: await countFeedback(tx, filter), filter: query },
    });
    return download({
      content: feedbackCsv(tx, owner, filter),
      type: 'text/csv; charset=utf-8',
      filename: 'laporan-umpan-balik.csv',
    });
  },
  { statementTimeout: 30_000 },
);

/** Idempotent, because two staff who press the same button want the same. */
const setActive = bind(contract.setFeedbackActive, schemas.setFeedbackActive, async (ctx) => {
  const { tx, caller, now } = ctx;
  const before = await lockFeedback(tx, caller, ctx.params.id);
  const active = ctx.body.active ? 1 : 0;
  const changed = active !== before.active;
  if (changed) await writeFeedback(tx, before.id, { active }, now);
  ctx.audit({
    ...entry(before),
    action: active === 1 ? 'RESTORE' : 'DELETE',
    before: { active: before.active },
    after: { active },
  });
  return writeResponse(tx, caller, before.id, changed ? 1 : 0);
});

const note = bind(contract.noteFeedback, schemas.noteFeedback, async ({ tx, caller, params, body, now, audit }) => {
  const before = await lockFeedback(tx, caller, params.id);
  await assertFresh(tx, body.version, before, { object: 'feedback', id: before.id });
  await writeFeedback(tx, before.id, { note: body.note }, now);
  audit({ ...entry(before), before: { note: before.note }, after: { note: body.note } });
  return writeResponse(tx, caller, before.id);
});

type Sending = Pick<Ctx<(typeof schemas)['sendFeedback'], null>, 'tx' | 'body' | 'now' | 'audit' | 'config'>;

async function receive({ tx, body: { token, ...answers }, now, audit, config }: Sending) {
  const participant_id = readFeedbackToken(await secretsKeyOf(config), token);
  const { row, className, questionReceived } = await storeFeedback(tx, { ...answers, participant_id }, now);
  audit({
    object: 'feedback',
    objectId: row.id,
    label: `${row.full_name} · ${className}`,
    after: { average: row.average, question: questionReceived },
  });
  return { success: true, question_received: questionReceived } as const;
}

const LIMIT = { perMinute: PER_MINUTE };

const send = bindPublic(contract.sendFeedback, schemas.sendFeedback, receive, LIMIT);
const sendByOldPath = bindPublic(contract.sendFeedbackByOldPath, schemas.sendFeedbackByOldPath, receive, LIMIT);

export const feedbackRoutes: Binding[] = [
  list,
  summary,
  compare,
  exportCsv,
  setActive,
  note,
  readForm,
  send,
  sendByOldPath,
  byClass,
];
