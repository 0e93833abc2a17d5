import type { Queue } from '../queue.ts';
import { rescueTasks } from './rescue-tasks.ts';
import { runTask } from './run-task.ts';
import type { AnyTaskKind } from './task-kind.ts';
import { TASK_QUEUE } from './task-queue.ts';

const RESCUE_MS = 10_000;

/**
 * The queue of long tasks. Turns of two tasks run in parallel; each process also wakes tasks that lost their worker.
 */
export const taskQueue = (kinds: readonly AnyTaskKind[]): Queue => ({
  name: TASK_QUEUE,
  work: (services, data, log) => runTask(services, kinds, data, log),
  sideBySide: 2,
  pollSeconds: 0.5,
  every: { ms: RESCUE_MS, work: async (services) => void (await rescueTasks(services)) },
});
