import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { tasks } from '../../database/schema/tasks.ts';
import type { Services } from '../../http/services.ts';
import { wakeTask } from './start-task.ts';

/** A running task without a sign of life for this long has lost its worker; workers give one after each chunk. */
export const SILENT_MS = 20_000;

/** Wakes tasks whose worker was killed; waking a healthy task is harmless. @returns how many. */
export async function rescueTasks({ db, jobs, clock }: Pick<Services, 'db' | 'jobs' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - SILENT_MS);
  const silent = await db
    .update(tasks)
    .set({ touched_at: clock() })
    .where(
      and(
        inArray(tasks.state, ['WAITING', 'RUNNING']),
        lt(tasks.touched_at, before),
        // A browser's task with remaining items waits for its page.
        or(eq(tasks.worker, 'server'), eq(tasks.remaining, 0)),
      ),
    )
    .returning({ id: tasks.id });
  for (const { id } of silent) await wakeTask(jobs, id);
  return silent.length;
}
