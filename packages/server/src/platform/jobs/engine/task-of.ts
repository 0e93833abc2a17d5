import type { tasks } from '../../database/schema/tasks.ts';
import type { TaskOf } from './task-kind.ts';

export type TaskRow = typeof tasks.$inferSelect;

/** A task in the form that its kind receives; its input was written by the kind's own `startTask`. */
export const taskOf = (row: TaskRow): TaskOf<never> => ({
  id: row.id,
  label: row.label,
  input: row.input as never,
  owner: { kind: row.owner_kind, id: row.owner_id },
  requestId: row.request_id,
});
