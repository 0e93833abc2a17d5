import { randomUUID } from 'node:crypto';
import { isAtWork } from '@widya/contract/task-states';
import { and, asc, eq, sql } from 'drizzle-orm';
import { taskItems, tasks } from '../../database/schema/tasks.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { failureOfDatabase, isTransient } from '../../http/database-errors.ts';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../http/transaction.ts';
import { holdPeople } from './forgetting.ts';
import type { AnyTaskKind, ChunkOutcome, ItemOf, TaskOf } from './task-kind.ts';
import type { TaskLog } from './task-log.ts';

interface Ended {
  readonly id: number;
  readonly state: 'sent' | 'failed' | 'skipped';
  readonly reason: string | null;
  readonly request_id: string | null;
  readonly result: unknown;
}

interface Work {
  readonly services: Services;
  readonly kind: AnyTaskKind;
  readonly task: TaskOf<never>;
  readonly log: TaskLog;
}

export const CHUNK = 25;

/**
 * Processes the next chunk of a task in one transaction that also records the results. Items locked by another worker
 * are skipped.
 * @returns how many were processed; 0 when none is free or the task is not running.
 * @throws when the whole chunk must be repeated (lost connection or deadlock).
 */
export async function workChunk(work: Work): Promise<number> {
  const { services, kind, task } = work;
  return services.db.transaction(async (tx) => {
    // Before the items are read, so that personal data in them is not deleted while it is in memory.
    await holdPeople(tx);
    const items = await tx
      .select()
      .from(taskItems)
      .where(and(eq(taskItems.task_id, task.id), eq(taskItems.state, 'remaining')))
      .orderBy(asc(taskItems.position))
      .limit(kind.chunk ?? CHUNK)
      .for('update', { skipLocked: true });
    // Read after the items are locked: a concurrent cancel waits for them, and an earlier pause is seen.
    const [row] = await tx.select({ state: tasks.state }).from(tasks).where(eq(tasks.id, task.id));
    if (items.length === 0 || !row || !isAtWork(row.state)) return 0;
    const ended = (await allAtOnce(work, tx, items)) ?? (await oneByOne(work, tx, items));
    await writeEnds(tx, ended);
    await touch(tx, task.id, services.clock());
    return items.length;
  });
}

async function allAtOnce(
  { services, kind, task, log }: Work,
  tx: Tx,
  items: readonly ItemOf[],
): Promise<Ended[] | null> {
  const { workChunk: work } = kind;
  if (!work) return null;
  try {
    const outcomes = await tx.transaction((inner) => work(services, inner, items as ItemOf<never>[], task));
    if (outcomes.length !== items.length)
      throw new Error(`${kind.name} answered ${outcomes.length} of ${items.length}`);
    return items.map(({ id }, n) => endOf(id, outcomes[n] as ChunkOutcome));
  } catch (error) {
    if (mustRepeat(error)) throw error;
    log.warn({ err: error, task: task.id }, 'A handful is worked one by one');
    return null;
  }
}

async function oneByOne({ services, kind, task, log }: Work, tx: Tx, items: readonly ItemOf[]): Promise<Ended[]> {
  const { workItem } = kind;
  if (!workItem) throw new Error(`Task kind ${kind.name} has no work`);
  const ended: Ended[] = [];
  for (const item of items) {
    try {
      // A savepoint per item, so that a failed item is rolled back without the others.
      const outcome = await tx.transaction((inner) => workItem(services, inner, item as ItemOf<never>, task));
      ended.push(endOf(item.id, outcome));
    } catch (error) {
      if (mustRepeat(error)) throw error;
      ended.push(failureOf(item, error, task.id, log));
    }
  }
  return ended;
}

const endOf = (id: number, outcome: ChunkOutcome): Ended => ({
  id,
  state: outcome.outcome,
  reason: outcome.outcome === 'sent' ? null : outcome.reason,
  request_id: null,
  result: outcome.outcome === 'failed' ? null : (outcome.result ?? null),
});

/** Errors that break the whole transaction, so that no single item has failed. */
const mustRepeat = (error: unknown): boolean =>
  isTransient(error) || (failureOfDatabase(error)?.status === 503 && !(error instanceof ApiFailure));

function failureOf({ id }: ItemOf, error: unknown, task: number, log: TaskLog): Ended {
  const failure = error instanceof ApiFailure ? error : failureOfDatabase(error);
  if (failure && failure.status < 500)
    return { id, state: 'failed', reason: failure.message, request_id: null, result: null };
  const request_id = randomUUID();
  log.error({ err: error, task, item: id, request_id }, 'An item of a task failed');
  return { id, state: 'failed', reason: 'Terjadi Kesalahan', request_id, result: null };
}

/**
 * Writes the results of items of a task and frees their claims. One statement, so that the counters of the task change
 * once and its row is locked only until the end of the transaction.
 */
export async function writeEnds(tx: Tx, ended: readonly Ended[]): Promise<void> {
  await tx.execute(sql`
    update task_items i set state = e.state, reason = e.reason, request_id = e.request_id, result = e.result,
      attempts = attempts + 1, claimed_by = null, claimed_until = null
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
      as e (id bigint, state text, reason text, request_id text, result jsonb)
    where i.id = e.id`);
}

/** Records a sign of life and marks a waiting task as running; keeps a pause that was requested meanwhile. */
export async function touch(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(tasks)
    .set({
      state: sql`case when ${tasks.state} = 'WAITING' then 'RUNNING' else ${tasks.state} end`,
      started_at: sql`coalesce(${tasks.started_at}, ${now.toISOString()}::timestamptz)`,
      touched_at: now,
    })
    .where(eq(tasks.id, id));
}
