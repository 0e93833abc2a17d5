import { isAtWork } from '@widya/contract/task-states';
import { eq } from 'drizzle-orm';
import { tasks } from '../../database/schema/tasks.ts';
import type { Services } from '../../http/services.ts';
import { finishTask } from './finish-task.ts';
import { handOver } from './hand-over.ts';
import { kindNamed, wakeTask } from './start-task.ts';
import type { AnyTaskKind } from './task-kind.ts';
import type { TaskLog } from './task-log.ts';
import { taskOf } from './task-of.ts';
import { workChunk } from './work-chunk.ts';

/** A turn ends after this time and the task is queued again, so that a broadcast does not delay an invitation. */
const TURN_MS = 10_000;
/** Pause when other workers hold all remaining items. */
const LATER_MS = 3_000;

const taskIn = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'task' in data && typeof data.task === 'number' ? data.task : null;

/**
 * Runs one turn of a task. Several workers may take turns on the same task; after a crash the next turn continues
 * behind the last commit.
 */
export async function runTask(
  services: Services,
  kinds: readonly AnyTaskKind[],
  data: unknown,
  log: TaskLog,
): Promise<void> {
  const id = taskIn(data);
  if (id === null) return;
  const end = Date.now() + TURN_MS;
  for (;;) {
    const [row] = await services.db.select().from(tasks).where(eq(tasks.id, id));
    if (!row || !isAtWork(row.state)) return;
    const kind = kindNamed(kinds, row.kind);
    // A process older than this kind of task leaves the task to a newer one.
    if (!kind) return log.warn({ task: id, kind: row.kind }, 'Unknown kind of task');
    if (row.remaining === 0) return finishTask({ services, kind, log }, row);
    if (row.worker === 'browser') return;
    if (kind.handOver) return wakeTask(services.jobs, id, await handOver(services, kind.handOver, taskOf(row)));
    const worked = await workChunk({ services, kind, task: taskOf(row), log });
    if (worked === 0) return wakeTask(services.jobs, id, new Date(Date.now() + LATER_MS));
    if (Date.now() >= end) return wakeTask(services.jobs, id);
  }
}
