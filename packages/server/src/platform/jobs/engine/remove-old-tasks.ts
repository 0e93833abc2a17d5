import { lt } from 'drizzle-orm';
import { tasks } from '../../database/schema/tasks.ts';
import type { Tx } from '../../http/transaction.ts';

/** So long a task stays that nobody touches. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** Removes tasks nobody has touched for thirty days, with their items: they hold names and addresses. */
export async function removeOldTasks(db: Tx, now: Date): Promise<void> {
  await db.delete(tasks).where(lt(tasks.touched_at, new Date(now.getTime() - KEPT_MS)));
}
