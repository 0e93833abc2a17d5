import { z } from 'zod';
import { idParam, instant, listAnswer, pageMeta, pageQuery } from './scalars.schemas.ts';
import { TASK_ITEM_STATES, TASK_STATES } from './task-states.ts';

const count = z.number().int().min(0);

export const taskRow = z
  .object({
    id: z.number().int(),
    /** Name of the kind in the server's registry: `member-invite`. */
    kind: z.string(),
    /** Displayed label, such as 'Undang banyak pengguna'. */
    label: z.string(),
    state: z.enum(TASK_STATES),
    /** Who processes the items: the server, or the browser that started the task. */
    worker: z.enum(['server', 'browser']),
    /** sent + failed + skipped + remaining = total. */
    total: count,
    sent: count,
    failed: count,
    skipped: count,
    remaining: count,
    /** Why the whole task stopped; null without an error. */
    cause: z.string().nullable(),
    /** Request id with which the log has details of `cause`; otherwise that of the call that created the task. */
    request_id: z.string().nullable(),
    /** The result file; null when there is none, or after seven days. */
    result: z.object({ name: z.string(), size: count, until: instant }).nullable(),
    /** Facts that the kind adds at the end, such as how many were new. */
    summary: z.record(z.string(), z.unknown()).nullable(),
    created_at: instant,
    started_at: instant.nullable(),
    finished_at: instant.nullable(),
    /** Until when what it did can be undone; null when it cannot, or was already. */
    undo_until: instant.nullable(),
  })
  .meta({ id: 'Task' });

export const taskItemRow = z
  .object({
    id: z.number().int(),
    /** From 1, in the order of processing. */
    position: z.number().int(),
    /** Subject of the item: an address, a name. */
    label: z.string(),
    state: z.enum(TASK_ITEM_STATES),
    /** Why it failed or was skipped. */
    reason: z.string().nullable(),
    /** Request id with which the log has details of an unexpected error. */
    request_id: z.string().nullable(),
    attempts: count,
    /** Result of processing, by kind. */
    result: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'TaskItem' });

const claimedItem = taskItemRow.pick({ id: true, position: true, label: true }).extend({
  /** Input of the item, set by the kind when the task was created. */
  data: z.record(z.string(), z.unknown()),
  claimed_until: instant,
});

/** Name of a page that processes items, chosen by it and kept across reloads: `tab-3f9c…`. */
const workerName = z.string().trim().min(8).max(64);

const changed = { params: idParam, answer: z.object({ success: z.literal(true), data: taskRow }) };

export const taskSchemas = {
  listTasks: {
    query: pageQuery.extend({ open: z.enum(['1']).optional() }),
    answer: z.union([
      z.array(taskRow),
      z.object({
        data: z.array(taskRow),
        /** `at_work`: how many of all tasks of the caller are waiting or running. */
        meta: pageMeta.extend({ at_work: count }),
      }),
    ]),
  },
  readTask: { params: idParam, answer: taskRow },
  listTaskItems: {
    params: idParam,
    query: pageQuery.extend({ state: z.enum(TASK_ITEM_STATES).optional() }),
    answer: listAnswer(taskItemRow),
  },
  pauseTask: changed,
  resumeTask: changed,
  cancelTask: changed,
  retryTask: changed,
  undoTask: changed,
  downloadTaskResult: { params: idParam, answer: z.unknown() },
  downloadTaskFailures: { params: idParam, answer: z.unknown() },
  claimTaskItems: {
    params: idParam,
    body: z.object({ worker: workerName, count: z.number().int().min(1).max(100).default(20) }),
    /** `items` is empty when none is left to claim or the task is not running; `data.state` tells which. */
    answer: z.object({ success: z.literal(true), data: taskRow, items: z.array(claimedItem) }),
  },
  completeTaskItem: {
    params: idParam.extend({ item_id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    body: z.object({
      worker: workerName,
      outcome: z.enum(['sent', 'failed', 'skipped']),
      reason: z.string().trim().max(1_000).optional(),
      result: z
        .record(z.string().max(64), z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()]))
        .optional(),
    }),
    answer: z.object({ success: z.literal(true), data: taskRow }),
  },
};
