import { isAtWork } from '@widya/contract/task-states';
import type { Task } from '@widya/contract/tasks';

/** Tasks that were not being processed at a check: their progress by id. */
export type TasksAtRest = ReadonlyMap<number, string>;

const howFar = ({ state, finished_at, sent }: Task): string => `${state} ${finished_at} ${sent}`;

/** Tasks that are not being processed: ended or paused partway. */
export const tasksAtRest = (tasks: readonly Task[]): TasksAtRest =>
  new Map(tasks.filter(({ state }) => !isAtWork(state)).map((task) => [task.id, howFar(task)]));

/** Tolerated difference between the clocks of browser and server. */
const CLOCKS_MS = 60_000;

/**
 * Tasks that made progress since the last check and are not being processed now, including those that started and ended
 * between two checks.
 * @param before null at the first check, which returns tasks that ended after the page was opened.
 * @param openedAt when the page was opened, in milliseconds.
 */
export function restedSince(before: TasksAtRest | null, tasks: readonly Task[], openedAt: number): readonly Task[] {
  const now = tasksAtRest(tasks);
  return tasks.filter((task) => {
    const rest = now.get(task.id);
    if (rest === undefined) return false;
    if (before !== null) return before.get(task.id) !== rest;
    return task.finished_at !== null && Date.parse(task.finished_at) > openedAt - CLOCKS_MS;
  });
}
