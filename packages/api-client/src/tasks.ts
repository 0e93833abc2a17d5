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

/** Half of the two seconds in which screens show what a task has changed; the other half is for reading it. */
const LOOK_MS = 1_000;

/** Milliseconds until the next look, while something is at work; 0 when nothing is. */
const paceOf = (atWork: boolean): number => (atWork ? LOOK_MS : 0);

/** The newest tasks of the caller; asked again on focus, and while one of them is at work. Null reads nothing yet. */
export const useTaskPage = (query: Listing | null): Query<TaskPage> =>
  useQuery<ListSchemas, TaskPage>(tasks.listTasks, query && { query: { ...query } }, {
    pollMs: (latest) => paceOf(latest?.data.some(({ state }) => isAtWork(state)) ?? false),
    onEveryFocus: true,
  });

/** One task, followed until it rests; null follows none. */
export const useTask = (id: number | null): Query<Task> =>
  useQuery<(typeof taskSchemas)['readTask'], Task>(tasks.readTask, id === null ? null : { params: { id } }, {
    pollMs: (latest) => paceOf(latest !== undefined && isAtWork(latest.state)),
  });

/** A page of items, of one state when it is named; null reads nothing yet. */
export const useTaskItems = (
  id: number | null,
  query: Listing & { readonly state?: TaskItemState | undefined },
): Query<TaskItemPage> =>
  useQuery<ItemSchemas, TaskItemPage>(
    tasks.listTaskItems,
    id === null ? null : { params: { id }, query: { ...query } },
  );

/** Every item of a state, page by page (a result of many rows). @throws ApiError */
export async function readTaskItems(id: number, state: TaskItemState): Promise<TaskItemPage['data']> {
  const rows: TaskItemPage['data'] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(tasks.listTaskItems, { params: { id }, query: { state, page, per_page: 100 } });
    if (!('meta' in answer)) return answer;
    rows.push(...answer.data);
    if (answer.data.length === 0 || rows.length >= answer.meta.total) return rows;
  }
}

/** What its owner does to a task. Each rejects with an ApiError (INVALID_TRANSITION when it is over) and keeps lists true. */
export function useTaskActions() {
  const write = useWrite([tasks.listTasks]);
  return {
    pause: (id: number) => write(call(tasks.pauseTask, { params: { id } })),
    resume: (id: number) => write(call(tasks.resumeTask, { params: { id } })),
    cancel: (id: number) => write(call(tasks.cancelTask, { params: { id } })),
    /** Only what failed. */
    retryFailed: (id: number) => write(call(tasks.retryTask, { params: { id } })),
  };
}

/** The file made at the end; hand it to `saveFile`. @throws ApiError with NOT_FOUND once its seven days are over */
export const downloadTaskResult = (id: number) => download(tasks.downloadTaskResult, { params: { id } });

/** The failed rows as a CSV in the columns in which they came; hand it to `saveFile`. @throws ApiError */
export const downloadTaskFailures = (id: number) => download(tasks.downloadTaskFailures, { params: { id } });

/**
 * Claims items of a task that this page works.
 * @param worker name of the page, kept over a reload (`sessionStorage`): then it gets back what it held.
 * @throws ApiError
 */
export const claimTaskItems = (id: number, worker: string, count: number, signal?: AbortSignal) =>
  call(tasks.claimTaskItems, { params: { id }, body: { worker, count }, ...(signal ? { signal } : {}) });

/** Says how a claimed item ended; saying it twice changes nothing. @throws ApiError with INVALID_TRANSITION when another page holds it */
export const completeTaskItem = (id: number, item: number, outcome: TaskItemOutcome, signal?: AbortSignal) =>
  call(tasks.completeTaskItem, { params: { id, item_id: item }, body: outcome, ...(signal ? { signal } : {}) });
