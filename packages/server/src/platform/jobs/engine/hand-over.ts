import { isAtWork } from '@widya/contract/task-states';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { taskItems, tasks } from '../../database/schema/tasks.ts';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../http/transaction.ts';
import { holdPeople } from './forgetting.ts';
import type { HandOver, TaskOf } from './task-kind.ts';
import { touch, writeEnds } from './work-chunk.ts';

/** Value of `claimed_by` while an item waits for the result of what it was handed to. */
const HANDED_OVER = 'handed-over';
const LATER_MS = 2_000;

/**
 * One turn of a task whose items end elsewhere: hands over as many as there is room for, in one transaction.
 * @returns when the next turn is due.
 */
export async function handOver(services: Services, kind: HandOver<never, never>, task: TaskOf<never>): Promise<Date> {
  const now = services.clock();
  const begins = kind.notBefore?.(task) ?? now;
  await services.db.transaction(async (tx) => {
    // Sets `touched_at` ahead, so that the task does not look abandoned before it begins.
    if (begins > now) await tx.update(tasks).set({ touched_at: begins }).where(eq(tasks.id, task.id));
    else await handFreeItems(services, tx, kind, task);
  });
  return begins > now ? begins : new Date(Date.now() + LATER_MS);
}

async function handFreeItems(
  services: Services,
  tx: Tx,
  kind: HandOver<never, never>,
  task: TaskOf<never>,
): Promise<void> {
  // Before the items are read, so that personal data in them is not deleted while it is in memory.
  await holdPeople(tx);
  const room = await kind.room(services, tx, task);
  const items = await tx
    .select()
    .from(taskItems)
    .where(and(eq(taskItems.task_id, task.id), eq(taskItems.state, 'remaining'), isNull(taskItems.claimed_by)))
    .orderBy(asc(taskItems.position))
    .limit(Math.max(0, room))
    .for('update', { skipLocked: true });
  // Read after the items are locked: a concurrent cancel waits for them, and an earlier pause is seen.
  const [row] = await tx.select({ state: tasks.state }).from(tasks).where(eq(tasks.id, task.id));
  if (!row || !isAtWork(row.state)) return;
  if (items.length > 0) await settle(tx, items, await kind.work(services, tx, items as never, task));
  await touch(tx, task.id, services.clock());
}

type Handed = Awaited<ReturnType<HandOver['work']>>;

async function settle(tx: Tx, items: readonly { readonly id: number }[], ends: Handed): Promise<void> {
  if (ends.length !== items.length) throw new Error(`Of ${items.length} items ${ends.length} were answered for`);
  const handed = items.filter((_, n) => ends[n] === 'handed').map(({ id }) => id);
  if (handed.length > 0)
    await tx
      .update(taskItems)
      .set({ claimed_by: HANDED_OVER, claimed_until: null })
      .where(inArray(taskItems.id, handed));
  const skipped = items.flatMap(({ id }, n) => {
    const end = ends[n];
    return end === undefined || end === 'handed' ? [] : [{ id, state: 'skipped' as const, reason: end.reason }];
  });
  if (skipped.length > 0)
    await writeEnds(
      tx,
      skipped.map((end) => ({ ...end, request_id: null, result: null })),
    );
}

/** The result of a handed-over item. */
export interface HandedEnd {
  readonly state: 'sent' | 'failed';
  readonly reason?: string;
  readonly result?: Readonly<Record<string, unknown>>;
}

/**
 * Locks an item whose result is about to be recorded. Must come first in its transaction, because cancelling a task and
 * deleting personal data also lock items first.
 */
export async function holdHandedItem(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: taskItems.id }).from(taskItems).where(eq(taskItems.id, id)).for('update');
}

/** Whether an item is still to be processed; takes no lock. */
export const isAwaited = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.$count(taskItems, and(eq(taskItems.id, id), eq(taskItems.state, 'remaining')))) > 0;

/** Records the result of a handed-over item; a success also counts when its task was cancelled meanwhile. */
export async function endHandedItem(tx: Tx, id: number, { state, reason, result }: HandedEnd): Promise<void> {
  const from = state === 'sent' ? (['remaining', 'skipped'] as const) : (['remaining'] as const);
  await tx
    .update(taskItems)
    .set({
      state,
      reason: reason ?? null,
      result: result ?? null,
      attempts: sql`${taskItems.attempts} + 1`,
      claimed_by: null,
    })
    .where(and(eq(taskItems.id, id), inArray(taskItems.state, [...from])));
}
