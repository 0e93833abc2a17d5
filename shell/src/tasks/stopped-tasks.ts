import { isAtWork } from '@widya/contract/task-states';
import type { Task } from '@widya/contract/tasks';

/** Tasks that were not being processed at a check: their progress by id. */
export type StoppedTasks = ReadonlyMap<number, string>;

const progressOf = ({ state, finished_at, sent }: Task): string => `${state} ${finished_at} ${sent}`;

/** Tasks that are not being processed: ended or paused partway. */
export const stoppedTasks = (tasks: readonly Task[]): StoppedTasks =>
  new Map(tasks.filter(({ state }) => !isAtWork(state)).map((task) => [task.id, progressOf(task)]));

/** Tolerated difference between the clocks of browser and server. */
const CLOCK_TOLERANCE_MS = 60_000;

/**
 * Tasks that made progress since the last check and are not being processed now, including those that started and ended
 * between two checks.
 * @param before null at the first check, which returns tasks that ended after the page was opened.
 * @param openedAt when the page was opened, in milliseconds.
 */
export function stoppedSince(before: StoppedTasks | null, tasks: readonly Task[], openedAt: number): readonly Task[] {
  const now = stoppedTasks(tasks);
  return tasks.filter((task) => {
    const rest = now.get(task.id);
    if (rest === undefined) return false;
    if (before !== null) return before.get(task.id) !== rest;
    return task.finished_at !== null && Date.parse(task.finished_at) > openedAt - CLOCK_TOLERANCE_MS;
  });
}
