import type { CallAnswer } from '@widya/contract/endpoint';
import { isAtWork, type TaskItemState } from '@widya/contract/task-states';
import type { Task, TaskItemOutcome } from '@widya/contract/tasks';
import * as tasks from '@widya/contract/tasks';
import type { taskSchemas } from '@widya/contract/tasks.schemas';
import { call, download } from './api.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof taskSchemas)['listTasks'];
type ItemSchemas = (typeof taskSchemas)['listTaskItems'];

export type TaskPage = PageOf<CallAnswer<ListSchemas>>;
export type TaskItemPage = PageOf<CallAnswer<ItemSchemas>>;

/**
 * Polling interval: half of the two seconds in which screens must show what a task has changed; reading takes the other
 * half.
 */
const POLL_MS = 1_000;

/** Milliseconds until the next poll while a task is being processed; 0 otherwise. */
const pollMsOf = (atWork: boolean): number => (atWork ? POLL_MS : 0);

/**
 * A page of the tasks of the caller, newest first; polled while any task, also on another page, is being processed, and
 * revalidated on focus. Null loads nothing.
 */
export const useTaskPage = (query: Listing | null): Query<TaskPage> =>
  useQuery<ListSchemas, TaskPage>(tasks.listTasks, query && { query: { ...query } }, {
    pollMs: (latest) => pollMsOf((latest?.meta.at_work ?? 0) > 0),
    onEveryFocus: true,
  });

/** One task, polled until it stops; null loads nothing. */
export const useTask = (id: number | null): Query<Task> =>
  useQuery<(typeof taskSchemas)['readTask'], Task>(tasks.readTask, id === null ? null : { params: { id } }, {
    pollMs: (latest) => pollMsOf(latest !== undefined && isAtWork(latest.state)),
  });

/** One page of items, optionally of one state; null loads nothing. */
export const useTaskItems = (
  id: number | null,
  query: Listing & { readonly state?: TaskItemState | undefined },
): Query<TaskItemPage> =>
  useQuery<ItemSchemas, TaskItemPage>(
    tasks.listTaskItems,
    id === null ? null : { params: { id }, query: { ...query } },
  );

/** All items of a state, read page by page. @throws ApiError */
export async function readTaskItems(id: number, state: TaskItemState): Promise<TaskItemPage['data']> {
  const rows: TaskItemPage['data'] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(tasks.listTaskItems, { params: { id }, query: { state, page, per_page: 100 } });
    if (!('meta' in answer)) return answer;
    rows.push(...answer.data);
    if (answer.data.length === 0 || rows.length >= answer.meta.total) return rows;
  }
}

/**
 * Actions of the owner on a task. Each rejects with an ApiError and updates the cached lists. INVALID_TRANSITION: for
 * pause, resume and cancel when the task has ended, for retry and undo while it has not.
 */
export function useTaskActions() {
  const write = useWrite([tasks.listTasks]);
  return {
    pause: (id: number) => write(call(tasks.pauseTask, { params: { id } })),
    resume: (id: number) => write(call(tasks.resumeTask, { params: { id } })),
    cancel: (id: number) => write(call(tasks.cancelTask, { params: { id } })),
    /** Retries only failed items; for a FAILED task, its final step. */
    retryFailed: (id: number) => write(call(tasks.retryTask, { params: { id } })),
    /** Starts the task that restores what this one changed, and answers it. */
    undo: (id: number) => write(call(tasks.undoTask, { params: { id } })),
  };
}

/** The result file; pass it to `saveFile`. @throws ApiError with NOT_FOUND after its seven days */
export const downloadTaskResult = (id: number) => download(tasks.downloadTaskResult, { params: { id } });

/** The failed rows as a CSV in their original columns; pass it to `saveFile`. @throws ApiError */
export const downloadTaskFailures = (id: number) => download(tasks.downloadTaskFailures, { params: { id } });

/**
 * Claims items of a task that this browser tab processes, such as certificates to draw.
 * @param worker name of the tab, kept across reloads (`sessionStorage`), so that it gets its claimed items back.
 * @throws ApiError
 */
export const claimTaskItems = (id: number, worker: string, count: number, signal?: AbortSignal) =>
  call(tasks.claimTaskItems, { params: { id }, body: { worker, count }, ...(signal ? { signal } : {}) });

/**
 * Reports the result of a claimed item; idempotent. @throws ApiError with INVALID_TRANSITION when another tab holds it
 */
export const completeTaskItem = (id: number, item: number, outcome: TaskItemOutcome, signal?: AbortSignal) =>
  call(tasks.completeTaskItem, { params: { id, item_id: item }, body: outcome, ...(signal ? { signal } : {}) });
