import { type SQL, sql } from 'drizzle-orm';
import type { AccountRef } from '../../auth/caller.ts';
import { tasks } from '../../database/schema/tasks.ts';
import type { Ctx } from '../../http/context.ts';
import type { Tx } from '../../http/transaction.ts';
import type { AnyTaskKind, Json, TaskKind } from './task-kind.ts';
import { TASK_QUEUE } from './task-queue.ts';

/** The context in which a task starts: that of a call, or of a job. */
export interface Starter {
  readonly tx: Tx;
  readonly caller: AccountRef;
  readonly now: Date;
  readonly requestId: string;
  readonly jobs: Pick<Ctx['jobs'], 'enqueue'>;
}

export interface NewItem<Data extends Json> {
  /** The record or person of the item, as displayed. */
  readonly label: string;
  readonly data: Data;
}

export interface NewTask<Data extends Json, Input extends Json> {
  /** Displayed label of the task; defaults to that of its kind. */
  readonly label?: string;
  readonly input?: Input;
  /**
   * The items in their order, or a query with the columns `label text` and `data jsonb` from which the database makes
   * the items (100,000 in a few seconds). A task without items only runs `finish`.
   */
  readonly items: readonly NewItem<Data>[] | SQL;
  /** More items follow with `appendItems`: the task is paused until it is resumed. */
  readonly more?: boolean;
}

/** Items per statement. */
const ROWS = 2_000;

/**
 * Starts a task in the transaction of the call, so that it exists exactly when the call succeeds. Check the caller's
 * access before.
 * @returns its id (answer it as `job_id`, with status 202) and its number of items.
 */
export async function startTask<Data extends Json, Input extends Json>(
  starter: Starter,
  kind: TaskKind<Data, Input>,
  { label = kind.label, input, items, more = false }: NewTask<Data, Input>,
): Promise<{ readonly id: number; readonly total: number }> {
  const { tx, caller, now, requestId } = starter;
  const worker = kind.worker ?? 'server';
  const [row] = await tx
    .insert(tasks)
    .values({
      kind: kind.name,
      label,
      worker,
      state: more ? 'PAUSED' : 'WAITING',
      owner_kind: caller.kind,
      owner_id: caller.id,
      input: input ?? {},
      request_id: requestId,
      created_at: now,
      touched_at: now,
    })
    .returning({ id: tasks.id });
  if (!row) throw new Error('The task was not written');
  const total = Array.isArray(items)
    ? await addItems(tx, row.id, items, 0)
    : await addSelected(tx, row.id, items as SQL);
  if (!more && (worker === 'server' || total === 0)) await wakeTask(starter.jobs, row.id);
  return { id: row.id, total };
}

/**
 * Adds items to a task that was started with `more`; lock its row (`for update`) before, so that concurrent calls
 * assign different positions.
 * @returns the new number of items.
 */
export async function appendItems(
  tx: Tx,
  task: { readonly id: number; readonly total: number },
  items: readonly NewItem<Json>[],
): Promise<number> {
  return task.total + (await addItems(tx, task.id, items, task.total));
}

async function addItems(tx: Tx, id: number, items: readonly NewItem<Json>[], before: number): Promise<number> {
  for (let from = 0; from < items.length; from += ROWS) {
    const rows = JSON.stringify(items.slice(from, from + ROWS));
    await tx.execute(sql`
      insert into task_items (task_id, position, label, data)
      select ${id}, ${before + from} + nr, item ->> 'label', item -> 'data'
      from jsonb_array_elements(${rows}::jsonb) with ordinality as rows (item, nr)`);
  }
  return items.length;
}

async function addSelected(tx: Tx, id: number, select: SQL): Promise<number> {
  const added = await tx.execute(sql`
    insert into task_items (task_id, position, label, data)
    select ${id}, row_number() over (), chosen.label, chosen.data from (${select}) chosen`);
  return added.rowCount ?? 0;
}

/** Notifies a worker that a task has work; a second call is harmless. */
export const wakeTask = async (jobs: Starter['jobs'], id: number, startAfter?: Date): Promise<void> => {
  await jobs.enqueue(TASK_QUEUE, { task: id }, startAfter ? { startAfter } : {});
};

/** The kind with a name; undefined in a process older than the kind. */
export const kindNamed = (kinds: readonly AnyTaskKind[], name: string): AnyTaskKind | undefined =>
  kinds.find((kind) => kind.name === name);
