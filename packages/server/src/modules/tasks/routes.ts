import type { Task } from '@widya/contract/tasks';
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
import { undoTask } from '../../platform/jobs/engine/undo-task.ts';
import { failuresCsv } from './failures-csv.ts';
import { type PresentTasks, presenterOf, presentItem } from './present.ts';
import { countAtWork, findTask, selectItems, selectTasks } from './queries.ts';

const list = (present: PresentTasks): Binding =>
  bind(contract.listTasks, taskSchemas.listTasks, async (ctx) => {
    const { rows, total } = await selectTasks(ctx.tx, ctx.caller, ctx.query);
    const meta = { at_work: await countAtWork(ctx.tx, ctx.caller) };
    return answerList(ctx, await present(ctx.tx, rows, ctx.now), total, meta);
  });

type OwnCtx = Pick<Ctx, 'tx' | 'caller' | 'now'>;

/** A task that the caller started, in the shape of the API. @throws ApiFailure 404 otherwise (S11). */
async function ownTask({ tx, caller, now }: OwnCtx, present: PresentTasks, id: number): Promise<Task> {
  const [task] = await present(tx, [await findTask(tx, caller, id)], now);
  if (!task) throw new Error('A task was not presented');
  return task;
}

const read = (present: PresentTasks): Binding =>
  bind(contract.readTask, taskSchemas.readTask, (ctx) => ownTask(ctx, present, ctx.params.id));

const items = bind(contract.listTaskItems, taskSchemas.listTaskItems, async (ctx) => {
  const task = await findTask(ctx.tx, ctx.caller, ctx.params.id);
  const { rows, total } = await selectItems(ctx.tx, task, ctx.query);
  return answerList(ctx, rows, total);
});

type ChangeCtx = Ctx<(typeof taskSchemas)['pauseTask']>;
type Apply = (tx: Tx, id: number, now: Date) => Promise<void>;

/** Changes the state of an own task, and wakes it if it continues. */
async function change(ctx: ChangeCtx, present: PresentTasks, apply: Apply, wakes = false) {
  const { tx, caller, params, now } = ctx;
  const before = await findTask(tx, caller, params.id);
  await apply(tx, before.id, now);
  const after = await ownTask(ctx, present, params.id);
  if (wakes) await wakeTask(ctx.jobs, after.id);
  ctx.audit({
    object: 'task',
    objectId: after.id,
    label: after.label,
    before: { state: before.state },
    after: { state: after.state },
  });
  return { success: true, data: after } as const;
}

const changes = (present: PresentTasks): Binding[] => [
  bind(contract.pauseTask, taskSchemas.pauseTask, (ctx) => change(ctx, present, pauseTask)),
  bind(contract.resumeTask, taskSchemas.resumeTask, (ctx) => change(ctx, present, resumeTask, true)),
  bind(contract.cancelTask, taskSchemas.cancelTask, (ctx) => change(ctx, present, cancelTask)),
  bind(contract.retryTask, taskSchemas.retryTask, (ctx) => change(ctx, present, retryTask, true)),
];

const undo = (kinds: readonly AnyTaskKind[], present: PresentTasks): Binding =>
  bind(contract.undoTask, taskSchemas.undoTask, async (ctx) => {
    const { id, label } = await findTask(ctx.tx, ctx.caller, ctx.params.id);
    const data = await ownTask(ctx, present, await undoTask(ctx, kinds, id));
    ctx.audit({ object: 'task', objectId: id, label, after: { job_id: data.id, total: data.total } });
    return { success: true, data } as const;
  });

const result = bind(contract.downloadTaskResult, taskSchemas.downloadTaskResult, async (ctx) => {
  const { result_key, result_name, result_type, result_until } = await findTask(ctx.tx, ctx.caller, ctx.params.id);
  const missing = notFound('Berkas hasil tidak ada, atau masa simpannya sudah berakhir');
  if (result_key === null || result_until === null || result_until <= ctx.now) throw missing;
  const content = await ctx.storage.open(result_key);
  if (content === null) throw missing;
  return download({ content, type: result_type ?? 'application/octet-stream', filename: result_name });
});

/** Downloads the failed items; the kind of task defines the columns. */
const failures = (kinds: readonly AnyTaskKind[]): Binding =>
  bind(contract.downloadTaskFailures, taskSchemas.downloadTaskFailures, async (ctx) => {
    const task = await findTask(ctx.tx, ctx.caller, ctx.params.id);
    const content = failuresCsv(ctx.tx, task.id, kindNamed(kinds, task.kind));
    return download({ content, type: 'text/csv; charset=utf-8', filename: `gagal-${task.id}.csv` });
  });

const claim = (present: PresentTasks): Binding =>
  bind(
    contract.claimTaskItems,
    taskSchemas.claimTaskItems,
    async (ctx) => {
      const { tx, caller, params, body, now } = ctx;
      await findTask(tx, caller, params.id);
      const claimed = await claimItems(tx, params.id, body, now);
      return {
        success: true,
        data: await ownTask(ctx, present, params.id),
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

const complete = (present: PresentTasks): Binding =>
  bind(contract.completeTaskItem, taskSchemas.completeTaskItem, async (ctx) => {
    const { tx, caller, params, body, now } = ctx;
    await findTask(tx, caller, params.id);
    await completeItem(tx, { ...body, task: params.id, item: params.item_id }, now);
    const after = await ownTask(ctx, present, params.id);
    if (after.remaining === 0) await wakeTask(ctx.jobs, after.id);
    return { success: true, data: after };
  });

/** The routes of long tasks (Pusat Proses). @param kinds all kinds of tasks. */
export function taskRoutes(kinds: readonly AnyTaskKind[]): Binding[] {
  const present = presenterOf(kinds);
  return [
    list(present),
    read(present),
    items,
    ...changes(present),
    undo(kinds, present),
    result,
    failures(kinds),
    claim(present),
    complete(present),
  ];
}
