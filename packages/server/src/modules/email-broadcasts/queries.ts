import type { EmailBroadcast, EmailBroadcastRecord, EmailBroadcastState } from '@widya/contract/email-broadcasts';
import type { TaskState } from '@widya/contract/task-states';
import { and, count, desc, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { emailBroadcasts } from '../../platform/database/schema/email.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type PageQuery, rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern } from '../../platform/lists/search-terms.ts';
import { locationOf } from '../../platform/storage/stored-files.ts';
import type { Owner } from '../registrations/find-owner.ts';
import { selectDraft } from './draft.ts';

const bounced = sql<number>`(select count(*)::int from task_items i
  where i.task_id = ${tasks.id} and i.state = 'failed' and i.result ->> 'bounced' = 'true')`;

const columns = {
  ...getTableColumns(emailBroadcasts),
  task: {
    state: tasks.state,
    total: tasks.total,
    sent: tasks.sent,
    failed: tasks.failed,
    skipped: tasks.skipped,
    remaining: tasks.remaining,
    finished_at: tasks.finished_at,
  },
  bounced,
  class_code: classes.code,
  class_name: classes.name,
  course_code: courses.course_code,
  course_title: courses.title,
};

const select = (tx: Tx) =>
  tx
    .select(columns)
    .from(emailBroadcasts)
    .leftJoin(tasks, eq(tasks.id, emailBroadcasts.task_id))
    .leftJoin(classes, eq(classes.id, emailBroadcasts.class_id))
    .leftJoin(courses, eq(courses.id, emailBroadcasts.course_id));

type Row = Awaited<ReturnType<typeof select>>[number];

const OF_TASK: Readonly<Record<TaskState, EmailBroadcastState>> = {
  WAITING: 'SENDING',
  RUNNING: 'SENDING',
  PAUSED: 'PAUSED',
  DONE: 'DONE',
  CANCELLED: 'CANCELLED',
  FAILED: 'FAILED',
};

function stateOf({ task, recalled_at, starts_at, kept }: Row, now: Date): EmailBroadcastState {
  if (recalled_at !== null) return 'RECALLED';
  if (task === null) return kept?.state ?? 'CANCELLED';
  const state = OF_TASK[task.state];
  return state === 'SENDING' && now < starts_at ? 'SCHEDULED' : state;
}

const NONE = { total: 0, queued: 0, sent: 0, failed: 0, bounced: 0, skipped: 0 };

function countsOf({ task, kept, bounced: back }: Row): EmailBroadcast['counts'] {
  if (task !== null) {
    const { total, remaining: queued, sent, failed, skipped } = task;
    return { total, queued, sent, failed: failed - back, bounced: back, skipped };
  }
  if (kept === null) return NONE;
  const { total, sent, failed, bounced: bouncedOnce, skipped } = kept;
  return { total, queued: 0, sent, failed, bounced: bouncedOnce, skipped };
}

/** The stored result of a removed task has its instant in PostgreSQL's format. */
function finishedAt({ task, kept }: Row): string | null {
  const at = task?.finished_at ?? kept?.finished_at ?? null;
  return at === null ? null : new Date(at).toISOString();
}

const present = (row: Row, now: Date): EmailBroadcast => ({
  id: row.id,
  job_id: row.task_id,
  subject: row.subject,
  state: stateOf(row, now),
  counts: countsOf(row),
  starts_at: row.starts_at.toISOString(),
  created_at: row.created_at.toISOString(),
  finished_at: finishedAt(row),
  created_by: row.created_by,
  class_code: row.class_code,
  class_name: row.class_name,
  course_id: row.course_id,
  course_code: row.course_code,
  course_title: row.course_title,
});

/** Condition for the broadcasts about one class or course; undefined for all. */
export const aboutOwner = (owner: Owner | null): SQL | undefined =>
  owner === null
    ? undefined
    : eq(owner.source.kind === 'class' ? emailBroadcasts.class_id : emailBroadcasts.course_id, owner.id);

/** A page of broadcasts, newest first. */
export async function selectBroadcasts(
  tx: Tx,
  owner: Owner | null,
  query: PageQuery & { readonly q?: string | undefined },
  now: Date,
): Promise<{ rows: EmailBroadcast[]; total: number }> {
  const filter = and(aboutOwner(owner), query.q ? ilike(emailBroadcasts.subject, containsPattern(query.q)) : undefined);
  const { limit, offset } = rowWindow(query);
  const [all] = await tx.select({ total: count() }).from(emailBroadcasts).where(filter);
  const rows = await select(tx).where(filter).orderBy(desc(emailBroadcasts.id)).limit(limit).offset(offset);
  return { rows: rows.map((row) => present(row, now)), total: all?.total ?? 0 };
}

async function selectRow(tx: Tx, id: number): Promise<Row> {
  const [row] = await select(tx).where(eq(emailBroadcasts.id, id));
  if (row === undefined) throw notFound('Siaran surel tidak ditemukan');
  return row;
}

/** @throws ApiFailure 404. */
export const selectBroadcast = async (tx: Tx, id: number, now: Date): Promise<EmailBroadcast> =>
  present(await selectRow(tx, id), now);

/** A broadcast with its text; attachments have the address that their upload returned. @throws ApiFailure 404. */
export async function selectBroadcastRecord(tx: Tx, id: number, now: Date): Promise<EmailBroadcastRecord> {
  const row = await selectRow(tx, id);
  const attachments = row.attachments.map((file) => ({ ...file, path: locationOf(file.path) }));
  const draft = row.recalled_at === null ? null : await selectDraft(tx, row);
  return { ...present(row, now), content: row.content, attachments, draft };
}
