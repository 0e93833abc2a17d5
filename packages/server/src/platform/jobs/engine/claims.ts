import { isAtWork } from '@widya/contract/task-states';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { taskItems, tasks } from '../../database/schema/tasks.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { touch, writeEnds } from './work-chunk.ts';

/** A page without a sign of life for this long loses its claimed items. */
export const CLAIM_MS = 2 * 60 * 1_000;

export type ItemRow = typeof taskItems.$inferSelect;

/**
 * Claims items of a browser's task for a page, in their order: those it already has, free ones, and those of pages
 * without a sign of life.
 * @param worker id of the page.
 * @returns an empty list when the task is not running or no item is left.
 * @throws ApiFailure 409 for a task that the server processes.
 */
export async function claimItems(
  tx: Tx,
  task: number,
  { worker, count }: { readonly worker: string; readonly count: number },
  now: Date,
): Promise<ItemRow[]> {
  const free = await tx
    .select({ id: taskItems.id })
    .from(taskItems)
    .where(
      and(
        eq(taskItems.task_id, task),
        eq(taskItems.state, 'remaining'),
        or(isNull(taskItems.claimed_by), eq(taskItems.claimed_by, worker), lt(taskItems.claimed_until, now)),
      ),
    )
    .orderBy(asc(taskItems.position))
    .limit(count)
    .for('update', { skipLocked: true });
  const [row] = await tx.select({ state: tasks.state, worker: tasks.worker }).from(tasks).where(eq(tasks.id, task));
  if (row?.worker !== 'browser') throw new ApiFailure(409, 'INVALID_TRANSITION', 'Proses ini dikerjakan oleh peladen');
  if (free.length === 0 || !isAtWork(row.state)) return [];
  const ids = free.map(({ id }) => id);
  const claimed = await tx
    .update(taskItems)
    .set({ claimed_by: worker, claimed_until: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(taskItems.id, ids))
    .returning();
  await touch(tx, task, now);
  return claimed.toSorted((a, b) => a.position - b.position);
}

export interface Completion {
  readonly task: number;
  readonly item: number;
  /** Id of the page that has claimed the item. */
  readonly worker: string;
  readonly outcome: 'sent' | 'failed' | 'skipped';
  readonly reason?: string | undefined;
  readonly result?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Records the result of an item of a browser's task; called by its endpoint, or in the transaction of the call that
 * receives the work itself (an upload). Idempotent. A paused task still accepts results of claimed items.
 * @returns whether anything changed.
 * @throws ApiFailure 404; 409 when another page has claimed the item, or it has ended otherwise.
 */
export async function completeItem(tx: Tx, completion: Completion, now: Date): Promise<boolean> {
  const { task, item, worker, outcome, reason, result } = completion;
  const [row] = await tx
    .select()
    .from(taskItems)
    .where(and(eq(taskItems.id, item), eq(taskItems.task_id, task)))
    .for('update');
  if (!row) throw notFound('Butir proses tidak ditemukan');
  if (row.state === outcome) return false;
  if (row.state !== 'remaining') throw new ApiFailure(409, 'INVALID_TRANSITION', 'Butir ini sudah selesai');
  if (row.claimed_by !== worker)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Butir ini sedang dikerjakan di halaman lain');
  await writeEnds(tx, [{ id: item, state: outcome, reason: reason ?? null, request_id: null, result: result ?? null }]);
  await touch(tx, task, now);
  return true;
}
