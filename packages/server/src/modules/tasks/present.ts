import type { Task, TaskItem } from '@widya/contract/tasks';
import type { taskItems } from '../../platform/database/schema/tasks.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { AnyTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import type { TaskRow } from '../../platform/jobs/engine/task-of.ts';
import { undoTimes } from '../../platform/jobs/engine/undo-task.ts';

/** Presents tasks of one account. */
export type PresentTasks = (tx: Tx, rows: readonly TaskRow[], now: Date) => Promise<Task[]>;

/** A presenter of tasks in the shape of the API. @param kinds all kinds of tasks */
export const presenterOf =
  (kinds: readonly AnyTaskKind[]): PresentTasks =>
  async (tx, rows, now) => {
    const undo = await undoTimes(tx, kinds, rows, now);
    return rows.map((row) => presentTask(row, undo.get(row.id) ?? null, now));
  };

/** A task in the shape of the API; an expired result is left out. */
function presentTask(row: TaskRow, undoUntil: Date | null, now: Date): Task {
  const { result_name, result_size, result_until } = row;
  const isAvailable = result_name !== null && result_until !== null && result_until > now;
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    state: row.state,
    worker: row.worker,
    total: row.total,
    sent: row.sent,
    failed: row.failed,
    skipped: row.skipped,
    remaining: row.remaining,
    cause: row.cause,
    request_id: row.request_id,
    result: isAvailable ? { name: result_name, size: result_size ?? 0, until: result_until.toISOString() } : null,
    summary: row.summary,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    undo_until: undoUntil?.toISOString() ?? null,
  };
}

/** An item in the shape of the API, without the data of its kind. */
export const presentItem = (row: typeof taskItems.$inferSelect): TaskItem => ({
  id: row.id,
  position: row.position,
  label: row.label,
  state: row.state,
  reason: row.reason,
  request_id: row.request_id,
  attempts: row.attempts,
  result: row.result,
});
