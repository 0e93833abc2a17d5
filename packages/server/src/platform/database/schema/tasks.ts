import type { TaskItemState, TaskState } from '@widya/contract/task-states';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigIdentity, createdAt, emptyText, identity, instant } from './columns.ts';

type Json = Readonly<Record<string, unknown>>;
const count = () => integer().notNull().default(0);

/**
 * Long tasks (Pusat Proses). Statement triggers on `task_items` maintain the counters in the transaction that changes
 * an item; a check constraint enforces "sent + failed + skipped + remaining = total".
 */
export const tasks = pgTable(
  'tasks',
  {
    id: identity(),
    kind: text().notNull(),
    label: text().notNull(),
    worker: text().$type<'server' | 'browser'>().notNull(),
    state: text().$type<TaskState>().notNull().default('WAITING'),
    owner_kind: text().$type<'admin' | 'instructor'>().notNull(),
    owner_id: integer().notNull(),
    /** Parameters of the task kind besides the items. */
    input: jsonb().$type<Json>().notNull().default({}),
    total: count(),
    sent: count(),
    failed: count(),
    skipped: count(),
    remaining: count(),
    cause: text(),
    request_id: text(),
    summary: jsonb().$type<Json>(),
    result_key: text(),
    result_name: text(),
    result_type: text(),
    result_size: bigint({ mode: 'number' }),
    result_until: instant(),
    /** How often the final step was tried. */
    finish_attempts: count(),
    created_at: createdAt(),
    started_at: instant(),
    finished_at: instant(),
    /** Last sign of life of the worker; a running task without one for too long has lost its worker. */
    touched_at: createdAt(),
  },
  (t) => [
    index('tasks_by_owner').on(t.owner_kind, t.owner_id, t.id),
    index('tasks_at_work').on(t.touched_at).where(sql`${t.state} in ('WAITING', 'RUNNING')`),
    check('tasks_sum', sql`${t.sent} + ${t.failed} + ${t.skipped} + ${t.remaining} = ${t.total}`),
    check(
      'tasks_counts_not_negative',
      sql`least(${t.sent}, ${t.failed}, ${t.skipped}, ${t.remaining}, ${t.total}) >= 0`,
    ),
    check(
      'tasks_over_when_nothing_remains',
      sql`${t.state} not in ('DONE', 'CANCELLED', 'FAILED') or ${t.remaining} = 0`,
    ),
    check('tasks_state_known', sql`${t.state} in ('WAITING', 'RUNNING', 'PAUSED', 'DONE', 'CANCELLED', 'FAILED')`),
    check('tasks_worker_known', sql`${t.worker} in ('server', 'browser')`),
  ],
);

/** The items of a task, one row each. */
export const taskItems = pgTable(
  'task_items',
  {
    id: bigIdentity(),
    task_id: integer()
      .notNull()
      .references(() => tasks.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    label: emptyText(),
    data: jsonb().$type<Json>().notNull().default({}),
    state: text().$type<TaskItemState>().notNull().default('remaining'),
    reason: text(),
    request_id: text(),
    result: jsonb().$type<Json>(),
    attempts: count(),
    /** The browser page that processes the item, for tasks that run in a browser. */
    claimed_by: text(),
    claimed_until: instant(),
  },
  (t) => [
    uniqueIndex('task_items_position_key').on(t.task_id, t.position),
    index('task_items_by_state').on(t.task_id, t.state, t.position),
    check('task_items_state_known', sql`${t.state} in ('remaining', 'sent', 'failed', 'skipped')`),
  ],
);
