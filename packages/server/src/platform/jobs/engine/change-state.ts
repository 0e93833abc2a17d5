import { isOver, type TaskState } from '@widya/contract/task-states';
import { and, eq, sql } from 'drizzle-orm';
import { taskItems, tasks } from '../../database/schema/tasks.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import type { TaskRow } from './task-of.ts';

const over = (row: TaskRow) =>
  new ApiFailure(409, 'INVALID_TRANSITION', 'Proses ini sudah selesai', { current: { id: row.id, state: row.state } });

/** A task, locked against changes of its state. */
export const lockTask = async (tx: Tx, id: number): Promise<TaskRow> => {
  const [row] = await tx.select().from(tasks).where(eq(tasks.id, id)).for('no key update');
  if (!row) throw new Error(`Task ${id} is gone`);
  return row;
};

const set = async (tx: Tx, id: number, values: Partial<typeof tasks.$inferInsert>): Promise<void> => {
  await tx.update(tasks).set(values).where(eq(tasks.id, id));
};

/** Pauses a task; its current chunk is still finished and counted. @throws ApiFailure 409 when the task has ended. */
export async function pauseTask(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await lockTask(tx, id);
  if (isOver(row.state)) throw over(row);
  await set(tx, id, { state: 'PAUSED', touched_at: now });
}

/** Resumes a task; the caller wakes a worker. @throws ApiFailure 409 when the task has ended. */
export async function resumeTask(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await lockTask(tx, id);
  if (isOver(row.state)) throw over(row);
  if (row.state !== 'PAUSED') return;
  const state: TaskState = row.started_at === null ? 'WAITING' : 'RUNNING';
  await set(tx, id, { state, cause: null, touched_at: now });
}

/**
 * Cancels a task: remaining items become skipped. Locks items before the task, like workers, to avoid deadlocks; a
 * chunk in progress is waited for and counts. @throws ApiFailure 409 when the task has ended, or its failed items are
 * retried at the same moment.
 */
export async function cancelTask(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(taskItems)
    .set({ state: 'skipped', reason: 'Dibatalkan', claimed_by: null, claimed_until: null })
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'remaining')));
  const row = await lockTask(tx, id);
  if (isOver(row.state)) throw over(row);
  // The owner has retried failed items at the same moment, in another tab.
  if (row.remaining > 0) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Proses ini baru saja berubah. Coba lagi.');
  await set(tx, id, { state: 'CANCELLED', finished_at: now, touched_at: now });
}

/**
 * Retries the failed items of a task, or its final step if that failed. The caller wakes a worker.
 * @throws ApiFailure 409 when it is still running, or there is nothing to retry.
 */
export async function retryTask(tx: Tx, id: number, now: Date): Promise<void> {
  const row = await lockTask(tx, id);
  const atRest = row.state === 'DONE' || row.state === 'CANCELLED' || row.state === 'FAILED';
  if (!atRest) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Proses ini masih berjalan');
  if (row.failed === 0 && row.state !== 'FAILED')
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Tidak ada yang gagal untuk diulang');
  // The state comes first, because a check constraint forbids remaining items in an ended task.
  await set(tx, id, { state: 'RUNNING', cause: null, finished_at: null, finish_attempts: 0, touched_at: now });
  await tx
    .update(taskItems)
    .set({ state: 'remaining', reason: null, request_id: null, result: sql`null` })
    .where(and(eq(taskItems.task_id, id), eq(taskItems.state, 'failed')));
}
