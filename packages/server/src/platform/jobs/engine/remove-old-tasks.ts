import { lt } from 'drizzle-orm';
import { tasks } from '../../database/schema/tasks.ts';
import type { Tx } from '../../http/transaction.ts';

/** How long a task is stored after its last change. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

/** Deletes tasks unchanged for thirty days with their items, because these contain names and addresses. */
export async function removeOldTasks(db: Tx, now: Date): Promise<void> {
  await db.delete(tasks).where(lt(tasks.touched_at, new Date(now.getTime() - KEPT_MS)));
}
