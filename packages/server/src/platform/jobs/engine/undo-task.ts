import { isOver } from '@widya/contract/task-states';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../../auth/caller.ts';
import { tasks } from '../../database/schema/tasks.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { lockTask } from './change-state.ts';
import { holdPeople } from './forgetting.ts';
import { kindNamed, type Starter, startTask } from './start-task.ts';
import type { AnyTaskKind, TaskKind } from './task-kind.ts';
import { type TaskRow, taskOf } from './task-of.ts';

/** How long after its end a task can be undone. Source: D250. */
const UNDO_MS = 10 * 60_000;

const TOO_LATE = 'Proses ini tidak dapat diurungkan lagi';

/** Id of the task that a task undoes; part of its input. */
const UNDONE = sql<number>`(${tasks.input} ->> 'undoes')::int`;

/**
 * Until when a task can be undone, if it was not; null when it runs, changed nothing, is too old, or is of a kind
 * without undo.
 */
function undoUntil(kinds: readonly AnyTaskKind[], row: TaskRow, now: Date): Date | null {
  const kind = kindNamed(kinds, row.kind);
  if (row.finished_at === null || !isOver(row.state) || row.sent === 0) return null;
  const until = new Date(row.finished_at.getTime() + UNDO_MS);
  return until > now && kind?.undo?.offers(taskOf(row)) ? until : null;
}

/** The tasks that undid tasks of one account, by the id of the undone one. */
async function undoneBy(tx: Tx, rows: readonly TaskRow[]): Promise<ReadonlyMap<number, number>> {
  const [first] = rows;
  if (first === undefined) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = await tx
    .select({ id: tasks.id, undone: UNDONE })
    .from(tasks)
    .where(
      and(
        eq(tasks.owner_kind, first.owner_kind),
        eq(tasks.owner_id, first.owner_id),
        gt(tasks.id, Math.min(...ids)),
        inArray(UNDONE, ids),
      ),
    );
  return new Map(found.map(({ id, undone }) => [undone, id]));
}

/** Until when each of these tasks of one account can be undone; others are absent. */
export async function undoTimes(
  tx: Tx,
  kinds: readonly AnyTaskKind[],
  rows: readonly TaskRow[],
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const offered = rows.flatMap((row) => {
    const until = undoUntil(kinds, row, now);
    return until === null ? [] : [{ row, until }];
  });
  const undone = await undoneBy(
    tx,
    offered.map(({ row }) => row),
  );
  return new Map(offered.flatMap(({ row: { id }, until }) => (undone.has(id) ? [] : [[id, until] as const])));
}

/**
 * Starts the task that undoes an ended one. Check before that it belongs to the caller. Idempotent: a repeated call
 * finds the first one's task.
 * @returns id of that task.
 * @throws ApiFailure 409 when it cannot be undone, or not any more; what the kind throws for a caller without access.
 */
export async function undoTask(
  starter: Starter & { readonly caller: Caller },
  kinds: readonly AnyTaskKind[],
  id: number,
): Promise<number> {
  const { tx, caller, now } = starter;
  // The items of the new task are copied from the old one, and may name people.
  await holdPeople(tx);
  const row = await lockTask(tx, id);
  const earlier = (await undoneBy(tx, [row])).get(id);
  if (earlier !== undefined) return earlier;
  const kind = kindNamed(kinds, row.kind) as TaskKind | undefined;
  if (!kind?.undo || undoUntil(kinds, row, now) === null)
    throw new ApiFailure(409, 'INVALID_TRANSITION', TOO_LATE, { current: { id, state: row.state } });
  const { input, ...plan } = await kind.undo.plan(tx, caller, taskOf(row));
  return (await startTask(starter, kind, { ...plan, input: { ...input, undoes: id } })).id;
}
