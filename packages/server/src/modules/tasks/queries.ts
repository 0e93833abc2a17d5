import { AT_WORK_STATES } from '@widya/contract/task-states';
import type { TaskItem } from '@widya/contract/tasks';
import type { taskSchemas } from '@widya/contract/tasks.schemas';
import { and, asc, count, desc, eq, gt, ilike, inArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountRef } from '../../platform/auth/caller.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { TaskRow } from '../../platform/jobs/engine/task-of.ts';
import { containsPattern } from '../../platform/lists/search-terms.ts';
import { presentItem } from './present.ts';

type ListQuery = z.output<(typeof taskSchemas)['listTasks']['query']>;
type ItemsQuery = z.output<(typeof taskSchemas)['listTaskItems']['query']>;

const OPEN = ['WAITING', 'RUNNING', 'PAUSED'] as const;

const ownedBy = ({ kind, id }: AccountRef): SQL | undefined => and(eq(tasks.owner_kind, kind), eq(tasks.owner_id, id));

/** Tasks of an account, newest first. */
export async function selectTasks(
  tx: Tx,
  caller: AccountRef,
  query: ListQuery,
): Promise<{ rows: TaskRow[]; total: number }> {
  const filter = and(
    ownedBy(caller),
    query.open === '1' ? inArray(tasks.state, OPEN) : undefined,
    query.q ? ilike(tasks.label, containsPattern(query.q)) : undefined,
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx.select().from(tasks).where(filter).orderBy(desc(tasks.id)).limit(limit).offset(offset);
  const [all] = await tx.select({ total: count() }).from(tasks).where(filter);
  return { rows, total: all?.total ?? 0 };
}

/** How many tasks of an account are waiting or running. */
export async function countAtWork(tx: Tx, caller: AccountRef): Promise<number> {
  const [all] = await tx
    .select({ atWork: count() })
    .from(tasks)
    .where(and(ownedBy(caller), inArray(tasks.state, AT_WORK_STATES)));
  return all?.atWork ?? 0;
}

/** A task that the caller started. @throws ApiFailure 404 otherwise (S11). */
export async function findTask(tx: Tx, caller: AccountRef, id: number): Promise<TaskRow> {
  const [row] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), ownedBy(caller)));
  if (!row) throw notFound('Proses tidak ditemukan');
  return row;
}

/** Items in their order. The task's counters count its items, so only a search needs a count. */
export async function selectItems(
  tx: Tx,
  task: TaskRow,
  query: ItemsQuery,
): Promise<{ rows: TaskItem[]; total: number }> {
  const filter = and(
    eq(taskItems.task_id, task.id),
    query.state ? eq(taskItems.state, query.state) : undefined,
    query.q ? ilike(taskItems.label, containsPattern(query.q)) : undefined,
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(taskItems)
    .where(filter)
    .orderBy(asc(taskItems.position))
    .limit(limit)
    .offset(offset);
  if (!query.q) return { rows: rows.map(presentItem), total: query.state ? task[query.state] : task.total };
  const [all] = await tx.select({ total: count() }).from(taskItems).where(filter);
  return { rows: rows.map(presentItem), total: all?.total ?? 0 };
}

const BATCH = 2_000;

/** Streams failed items with their data in batches. */
export async function* readFailedItems(tx: Tx, task: number): AsyncGenerator<(typeof taskItems.$inferSelect)[]> {
  let after = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(taskItems)
      .where(and(eq(taskItems.task_id, task), eq(taskItems.state, 'failed'), gt(taskItems.position, after)))
      .orderBy(asc(taskItems.position))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.position;
  }
}
