import { isAtWork } from '@widya/contract/task-states';
import type { Task } from '@widya/contract/tasks';

/** How far each task was that nobody worked on at a look, by its id. */
export type TasksAtRest = ReadonlyMap<number, string>;

const howFar = ({ state, finished_at, sent }: Task): string => `${state} ${finished_at} ${sent}`;

/** Tasks that nobody works on: over, or paused half way. */
export const tasksAtRest = (tasks: readonly Task[]): TasksAtRest =>
  new Map(tasks.filter(({ state }) => !isAtWork(state)).map((task) => [task.id, howFar(task)]));

/** The clocks of browser and server may differ by so much. */
const CLOCKS_MS = 60_000;

/**
 * Tasks that have changed something since the last look and rest now, also those that began and ended between two looks.
 * @param before null at the first look: then it is those that ended after the page was opened.
 * @param openedAt milliseconds, when the page was opened.
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
