import type { z } from 'zod';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { taskItemRow, taskRow, taskSchemas } from './tasks.schemas.ts';

type S = typeof taskSchemas;

/** A task of 'Pusat Proses'. */
export type Task = z.output<typeof taskRow>;
/** An item that a task processes. */
export type TaskItem = z.output<typeof taskItemRow>;
export type ClaimedTaskItem = z.output<S['claimTaskItems']['answer']>['items'][number];
export type TaskListQuery = z.input<S['listTasks']['query']>;
export type TaskItemQuery = z.input<S['listTaskItems']['query']>;
export type TaskItemOutcome = z.input<S['completeTaskItem']['body']>;

const tag = 'Job centre';
/** Only the own tasks are visible; others answer 404 (S11). */
const access: Access = { kind: 'staff', roles: ANY_STAFF, withoutKey: 'own tasks', scope: 'self' };

/** Newest first; `open=1` lists only those that have not ended. */
export const listTasks: Endpoint<S['listTasks']> = {
  id: 'listTasks',
  method: 'GET',
  path: '/v1/jobs',
  access,
  summary: 'List the long tasks that the caller started.',
  tag,
  audit: null,
};

export const readTask: Endpoint<S['readTask']> = {
  id: 'readTask',
  method: 'GET',
  path: '/v1/jobs/:id',
  access,
  summary: 'Read one task.',
  tag,
  audit: null,
};

/** In the order of processing. */
export const listTaskItems: Endpoint<S['listTaskItems']> = {
  id: 'listTaskItems',
  method: 'GET',
  path: '/v1/jobs/:id/items',
  access,
  summary: 'List the items of a task.',
  tag,
  audit: null,
};

/** Items that are being processed are completed first. Idempotent; 409 INVALID_TRANSITION when the task has ended. */
export const pauseTask: Endpoint<S['pauseTask']> = {
  id: 'pauseTask',
  method: 'POST',
  path: '/v1/jobs/:id/pause',
  access,
  summary: 'Pause a task.',
  tag,
  audit: 'PAUSE_TASK',
};

/** Continues with the remaining items. 409 INVALID_TRANSITION when the task has ended. */
export const resumeTask: Endpoint<S['resumeTask']> = {
  id: 'resumeTask',
  method: 'POST',
  path: '/v1/jobs/:id/resume',
  access,
  summary: 'Resume a paused task.',
  tag,
  audit: 'RESUME_TASK',
};

/** Skips the remaining items; processed ones stay unchanged. 409 INVALID_TRANSITION when the task has ended. */
export const cancelTask: Endpoint<S['cancelTask']> = {
  id: 'cancelTask',
  method: 'POST',
  path: '/v1/jobs/:id/cancel',
  access,
  summary: 'Cancel the remaining items of a task.',
  tag,
  audit: 'CANCEL_TASK',
};

/**
 * Processes only the failed items again; for a FAILED task, repeats the final step. 409 INVALID_TRANSITION while the
 * task has not ended, and when nothing has failed.
 */
export const retryTask: Endpoint<S['retryTask']> = {
  id: 'retryTask',
  method: 'POST',
  path: '/v1/jobs/:id/retry',
  access,
  summary: 'Retry the failed items of a task.',
  tag,
  audit: 'RETRY_TASK',
};

/**
 * Starts a task that restores what an ended one changed, except what somebody has changed since, and answers it.
 * Idempotent: a task is undone once. 409 INVALID_TRANSITION while it runs, more than ten minutes after its end, and for
 * a task that changed nothing or whose kind cannot be undone. Source: D250.
 */
export const undoTask: Endpoint<S['undoTask']> = {
  id: 'undoTask',
  method: 'POST',
  path: '/v1/jobs/:id/undo',
  access,
  summary: 'Undo what a task has changed.',
  tag,
  audit: 'UNDO_TASK',
};

/** The result file, available for seven days. 404 without one. */
export const downloadTaskResult: Endpoint<S['downloadTaskResult']> = {
  id: 'downloadTaskResult',
  method: 'GET',
  path: '/v1/jobs/:id/result',
  access,
  summary: 'Download the result of a task.',
  tag,
  audit: null,
  answerType: 'application/octet-stream',
};

/** The failed rows in their original columns, with the reasons. */
export const downloadTaskFailures: Endpoint<S['downloadTaskFailures']> = {
  id: 'downloadTaskFailures',
  method: 'GET',
  path: '/v1/jobs/:id/failures',
  access,
  summary: 'Download the failed items of a task as a CSV.',
  tag,
  audit: null,
  answerType: 'text/csv; charset=utf-8',
};

/**
 * For tasks that a browser processes: leases items to a page for two minutes. The same page gets its leased items
 * again, so that a reload continues where it was; leases of a closed page expire.
 */
export const claimTaskItems: Endpoint<S['claimTaskItems']> = {
  id: 'claimTaskItems',
  method: 'POST',
  path: '/v1/jobs/:id/claim',
  access,
  summary: 'Claim items of a task that a browser processes.',
  tag,
  audit: null,
};

/** Reports the result of a leased item. Idempotent; 409 when another page holds the item. */
export const completeTaskItem: Endpoint<S['completeTaskItem']> = {
  id: 'completeTaskItem',
  method: 'POST',
  path: '/v1/jobs/:id/items/:item_id',
  access,
  summary: 'Report the result of a claimed item.',
  tag,
  audit: null,
};
