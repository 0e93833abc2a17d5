import type { TaskItemState, TaskState } from '@widya/contract/task-states';
import { eq } from 'drizzle-orm';
import type { AccountRef } from '../platform/auth/caller.ts';
import { taskItems, tasks } from '../platform/database/schema/tasks.ts';
import type { Tx } from '../platform/http/transaction.ts';

export interface TaskFixture {
  readonly items?: number;
  /** State of every item. */
  readonly ended?: TaskItemState;
  readonly state?: TaskState;
  readonly worker?: 'server' | 'browser';
  /** Id of the browser tab that has claimed every item. */
  readonly claimedBy?: string;
}

/** Inserts a task of an account; its kind is not registered. @returns ids of the task and of its items. */
export async function insertTask(
  db: Tx,
  { kind, id }: AccountRef,
  { items = 0, ended = 'remaining', state = 'WAITING', worker = 'server', claimedBy }: TaskFixture = {},
): Promise<{ id: number; items: number[] }> {
  const [row] = await db
    .insert(tasks)
    .values({ kind: 'uji', label: 'Proses uji', worker, owner_kind: kind, owner_id: id })
    .returning({ id: tasks.id });
  if (!row) throw new Error('nothing was inserted');
  const values = Array.from({ length: items }, (_, n) => ({
    task_id: row.id,
    position: n + 1,
    label: `butir-${n + 1}`,
    data: { nomor: n + 1 },
    state: ended,
    ...(claimedBy ? { claimed_by: claimedBy, claimed_until: new Date(Date.now() + 60_000) } : {}),
  }));
  const inserted = items === 0 ? [] : await db.insert(taskItems).values(values).returning({ id: taskItems.id });
  if (state !== 'WAITING') await db.update(tasks).set({ state }).where(eq(tasks.id, row.id));
  return { id: row.id, items: inserted.map((item) => item.id) };
}
