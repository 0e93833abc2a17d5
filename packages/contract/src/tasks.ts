import type { z } from 'zod';
import { type Access, ANY_STAFF, endpoint } from './endpoint.ts';
import type { taskItemRow, taskRow, taskSchemas } from './tasks.schemas.ts';

type S = typeof taskSchemas;

/** A long task of the job centre ("Pusat Proses"). */
export type Task = z.output<typeof taskRow>;
/** One thing that a task works through. */
export type TaskItem = z.output<typeof taskItemRow>;
export type ClaimedTaskItem = z.output<S['claimTaskItems']['answer']>['items'][number];
export type TaskListQuery = z.input<S['listTasks']['query']>;
export type TaskItemQuery = z.input<S['listTaskItems']['query']>;
export type TaskItemOutcome = z.input<S['completeTaskItem']['body']>;

const tag = 'Job centre';
/** Everyone sees the tasks that they started, and no others: 404 (S11). */
const access: Access = { kind: 'staff', roles: ANY_STAFF, withoutKey: 'own tasks', scope: 'self' };

/** Newest first; with `open=1` only those that are not over. */
export const listTasks = endpoint<S['listTasks']>()({
  id: 'listTasks',
  method: 'GET',
  path: '/v1/jobs',
  access,
  summary: 'List the long tasks that the caller started.',
  tag,
  audit: null,
});

export const readTask = endpoint<S['readTask']>()({
  id: 'readTask',
  method: 'GET',
  path: '/v1/jobs/:id',
  access,
  summary: 'Read one task.',
  tag,
  audit: null,
});

/** In the order in which they are worked. */
export const listTaskItems = endpoint<S['listTaskItems']>()({
  id: 'listTaskItems',
  method: 'GET',
  path: '/v1/jobs/:id/items',
  access,
  summary: 'List the items of a task.',
  tag,
  audit: null,
});

/** Takes effect after the handful of items at hand; pausing what is paused changes nothing. 409 INVALID_TRANSITION when it is over. */
export const pauseTask = endpoint<S['pauseTask']>()({
  id: 'pauseTask',
  method: 'POST',
  path: '/v1/jobs/:id/pause',
  access,
  summary: 'Pause a task.',
  tag,
  audit: 'PAUSE_TASK',
});

/** Goes on with what is left. 409 INVALID_TRANSITION when it is over. */
export const resumeTask = endpoint<S['resumeTask']>()({
  id: 'resumeTask',
  method: 'POST',
  path: '/v1/jobs/:id/resume',
  access,
  summary: 'Go on with a paused task.',
  tag,
  audit: 'RESUME_TASK',
});

/** What is left becomes skipped; what is done stays done. */
export const cancelTask = endpoint<S['cancelTask']>()({
  id: 'cancelTask',
  method: 'POST',
  path: '/v1/jobs/:id/cancel',
  access,
  summary: 'Cancel what is left of a task.',
  tag,
  audit: 'CANCEL_TASK',
});

/** Failed items are worked again and nothing else; for a task that is FAILED its end is made again. */
export const retryTask = endpoint<S['retryTask']>()({
  id: 'retryTask',
  method: 'POST',
  path: '/v1/jobs/:id/retry',
  access,
  summary: 'Try the failed items of a task again.',
  tag,
  audit: 'RETRY_TASK',
});

/** The file made at the end, kept for seven days. 404 without one. */
export const downloadTaskResult = endpoint<S['downloadTaskResult']>()({
  id: 'downloadTaskResult',
  method: 'GET',
  path: '/v1/jobs/:id/result',
  access,
  summary: 'Download the result of a task.',
  tag,
  audit: null,
  answerType: 'application/octet-stream',
});

/** The rows that failed, in the columns in which they came, and why. */
export const downloadTaskFailures = endpoint<S['downloadTaskFailures']>()({
  id: 'downloadTaskFailures',
  method: 'GET',
  path: '/v1/jobs/:id/failures',
  access,
  summary: 'Download the failed items of a task as a CSV.',
  tag,
  audit: null,
  answerType: 'text/csv; charset=utf-8',
});

/**
 * For tasks whose items a browser works: lends items to a page for two minutes. The same page gets what it already holds
 * again, so that a reload goes on where it was; what a page that vanished held is lent anew once its time is over.
 */
export const claimTaskItems = endpoint<S['claimTaskItems']>()({
  id: 'claimTaskItems',
  method: 'POST',
  path: '/v1/jobs/:id/claim',
  access,
  summary: 'Claim items of a task that a browser works.',
  tag,
  audit: null,
});

/** Says how a claimed item ended. Saying the same twice changes nothing; 409 when another page holds the item. */
export const completeTaskItem = endpoint<S['completeTaskItem']>()({
  id: 'completeTaskItem',
  method: 'POST',
  path: '/v1/jobs/:id/items/:item_id',
  access,
  summary: 'Say how a claimed item ended.',
  tag,
  audit: null,
});
