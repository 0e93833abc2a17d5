import { isOver, type TaskState } from '@widya/contract/task-states';
import { and, eq, sql } from 'drizzle-orm';
import { taskItems, tasks } from '../../database/schema/tasks.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import type { TaskRow } from './task-of.ts';

const over = (row: TaskRow) =>
  new ApiFailure(409, 'INVALID_TRANSITION', 'Proses ini sudah selesai', { current: { id: row.id, state: row.state } });

const lockTask = async (tx: Tx, id: number): Promise<TaskRow> => {
  const [row] = await tx.select().from(tasks).where(eq(tasks.id, id)).for('no key update');
  if (!row) throw new Error(`Task ${id} is gone`);
  return row;
};

const set = async (tx: Tx, id: number, values: Partial<typeof tasks.$inferInsert>): Promise<void> => {
  await tx.update(tasks).set(values).where(eq(tasks.id, id));
};

/** Pauses; the handful at hand is still worked and counted. @throws ApiFailure 409 when the task is over. */
export async function pauseTask(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await lockTask(tx, id);
  if (isOver(row.state)) throw over(row);
  await set(tx, id, { state: 'PAUSED', touched_at: now });
}

/** Goes on. The caller wakes a worker. @throws ApiFailure 409 when the task is over. */
export async function resumeTask(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await lockTask(tx, id);
  if (isOver(row.state)) throw over(row);
  if (row.state !== 'PAUSED') return;
  const state: TaskState = row.started_at === null ? 'WAITING' : 'RUNNING';
  await set(tx, id, { state, cause: null, touched_at: now });
}

/**
 * Ends a task: what is left becomes skipped. Items first, then the task, as workers do, so that nobody waits in a circle; a
 * handful that is being worked is waited for and counts. @throws ApiFailure 409 when the task is over.
 */
export async function cancelTask(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(taskItems)
    .set({ state: 'skipped', reason: 'Dibatalkan', claimed_by: null, claimed_until: null })
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'remaining')));
  const row = await lockTask(tx, id);
  if (isOver(row.state)) throw over(row);
  // Its owner had failed items tried again at this very moment, from another tab.
  if (row.remaining > 0) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Proses ini baru saja berubah. Coba lagi.');
  await set(tx, id, { state: 'CANCELLED', finished_at: now, touched_at: now });
}

/**
 * Makes failed items remaining again, and nothing else; of a task whose end failed, the end. The caller wakes a worker.
 * @throws ApiFailure 409 when it is still at work, or there is nothing to try again.
 */
export async function retryTask(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await lockTask(tx, id);
  const atRest = row.state === 'DONE' || row.state === 'CANCELLED' || row.state === 'FAILED';
  if (!atRest) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Proses ini masih berjalan');
  if (row.failed === 0 && row.state !== 'FAILED')
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Tidak ada yang gagal untuk diulang');
  // The state first: a task that is over has nothing left, says the database.
  await set(tx, id, { state: 'RUNNING', cause: null, finished_at: null, finish_attempts: 0, touched_at: now });
  await tx
    .update(taskItems)
    .set({ state: 'remaining', reason: null, request_id: null, result: sql`null` })
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'failed')));
}
