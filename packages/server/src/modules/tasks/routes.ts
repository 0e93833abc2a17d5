import * as contract from '@widya/contract/tasks';
import { taskSchemas } from '@widya/contract/tasks.schemas';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { download } from '../../platform/http/download.ts';
import { answerList } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cancelTask, pauseTask, resumeTask, retryTask } from '../../platform/jobs/engine/change-state.ts';
import { claimItems, completeItem } from '../../platform/jobs/engine/claims.ts';
import { kindNamed, wakeTask } from '../../platform/jobs/engine/start-task.ts';
import type { AnyTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import { failuresCsv } from './failures-csv.ts';
import { presentItem, presentTask } from './present.ts';
import { findTask, selectItems, selectTasks } from './queries.ts';

const list = bind(contract.listTasks, taskSchemas.listTasks, async (ctx) => {
  const { rows, total } = await selectTasks(ctx.tx, ctx.caller, ctx.query, ctx.now);
  return answerList(ctx, rows, total);
});

const read = bind(contract.readTask, taskSchemas.readTask, async ({ tx, caller, params, now }) =>
  presentTask(await findTask(tx, caller, params.id), now),
);

const items = bind(contract.listTaskItems, taskSchemas.listTaskItems, async (ctx) => {
  const task = await findTask(ctx.tx, ctx.caller, ctx.params.id);
  const { rows, total } = await selectItems(ctx.tx, task, ctx.query);
  return answerList(ctx, rows, total);
});

type ChangeCtx = Ctx<(typeof taskSchemas)['pauseTask']>;

/** Changes the state of an own task, and wakes it if it continues. */
async function change(ctx: ChangeCtx, apply: (tx: Tx, id: number, now: Date) => Promise<void>, wakes = false) {
  const { tx, caller, params, now } = ctx;
  const before = await findTask(tx, caller, params.id);
  await apply(tx, before.id, now);
  const after = await findTask(tx, caller, params.id);
  if (wakes) await wakeTask(ctx.jobs, after.id);
  ctx.audit({
    object: 'task',
    objectId: after.id,
    label: after.label,
    before: { state: before.state },
    after: { state: after.state },
  });
  return { success: true, data: presentTask(after, now) } as const;
}

const pause = bind(contract.pauseTask, taskSchemas.pauseTask, (ctx) => change(ctx, pauseTask));
const resume = bind(contract.resumeTask, taskSchemas.resumeTask, (ctx) => change(ctx, resumeTask, true));
const cancel = bind(contract.cancelTask, taskSchemas.cancelTask, (ctx) => change(ctx, cancelTask));
const retry = bind(contract.retryTask, taskSchemas.retryTask, (ctx) => change(ctx, retryTask, true));

const result = bind(contract.downloadTaskResult, taskSchemas.downloadTaskResult, async (ctx) => {
  const { result_key, result_name, result_type, result_until } = await findTask(ctx.tx, ctx.caller, ctx.params.id);
  const gone = notFound('Berkas hasil tidak ada, atau masa simpannya sudah berakhir');
  if (result_key === null || result_until === null || result_until <= ctx.now) throw gone;
  const content = await ctx.storage.open(result_key);
  if (content === null) throw gone;
  return download({ content, type: result_type ?? 'application/octet-stream', filename: result_name });
});

/** Downloads the failed items; the kind of task defines the columns. */
const failures = (kinds: readonly AnyTaskKind[]): Binding =>
  bind(contract.downloadTaskFailures, taskSchemas.downloadTaskFailures, async (ctx) => {
    const task = await findTask(ctx.tx, ctx.caller, ctx.params.id);
    const content = failuresCsv(ctx.tx, task.id, kindNamed(kinds, task.kind));
    return download({ content, type: 'text/csv; charset=utf-8', filename: `gagal-${task.id}.csv` });
  });

const claim = bind(
  contract.claimTaskItems,
  taskSchemas.claimTaskItems,
  async ({ tx, caller, params, body, now }) => {
    await findTask(tx, caller, params.id);
    const claimed = await claimItems(tx, params.id, body, now);
    return {
      success: true,
      data: presentTask(await findTask(tx, caller, params.id), now),
      items: claimed.map((row) => ({
        ...pickClaimed(presentItem(row)),
        data: { ...row.data },
        claimed_until: row.claimed_until?.toISOString() ?? now.toISOString(),
      })),
    };
  },
  // A repeated claim returns the same items, so the large response need not be stored.
  { replayable: false },
);

const pickClaimed = ({ id, position, label }: ReturnType<typeof presentItem>) => ({ id, position, label });

const complete = bind(contract.completeTaskItem, taskSchemas.completeTaskItem, async (ctx) => {
  const { tx, caller, params, body, now } = ctx;
  await findTask(tx, caller, params.id);
  await completeItem(tx, { ...body, task: params.id, item: params.item_id }, now);
  const after = await findTask(tx, caller, params.id);
  if (after.remaining === 0) await wakeTask(ctx.jobs, after.id);
  return { success: true, data: presentTask(after, now) };
});

/** The routes of long tasks (Pusat Proses). @param kinds all kinds of tasks. */
export const taskRoutes = (kinds: readonly AnyTaskKind[]): Binding[] => [
  list,
  read,
  items,
  pause,
  resume,
  cancel,
  retry,
  result,
  failures(kinds),
  claim,
  complete,
];
