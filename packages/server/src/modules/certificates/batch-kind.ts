import type { CertificateItem } from '@widya/contract/certificates';
import { CERTIFICATE_TASK } from '@widya/contract/certificates';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { AccountRef } from '../../platform/auth/caller.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { completeItem } from '../../platform/jobs/engine/claims.ts';
import { type Starter, startTask, wakeTask } from '../../platform/jobs/engine/start-task.ts';
import { defineTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import { findTask } from '../tasks/queries.ts';
import type { Owner } from './owners.ts';

type Data = CertificateItem & Record<string, unknown>;
type Input = { readonly scope: string };

/** 'Generate dan upload untuk semua': browser pages draw the PDFs, this task stores the progress. */
export const certificateBatchKind = defineTaskKind<Data, Input>({
  name: CERTIFICATE_TASK,
  label: 'Membuat sertifikat',
  worker: 'browser',
  failureColumns: ['full_name', 'printed_number'],
  failureHeaders: ['nama', 'nomor'],
});

const scopeOf = ({ kind, id }: Owner): string => `${kind}:${id}`;

/** Starts a batch for people who have numbers. @returns the id of its task. */
export async function startBatch(starter: Starter, owner: Owner, items: readonly CertificateItem[]): Promise<number> {
  const { id } = await startTask(starter, certificateBatchKind, {
    label: `Membuat sertifikat ${owner.name}`,
    input: { scope: scopeOf(owner) },
    items: items.map((item) => ({ label: item.full_name, data: { ...item } })),
  });
  return id;
}

/** The newest batch that an account started here; null without one. */
export async function newestBatch(tx: Tx, { kind, id }: AccountRef, owner: Owner): Promise<number | null> {
  const [row] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.owner_kind, kind),
        eq(tasks.owner_id, id),
        eq(tasks.kind, CERTIFICATE_TASK),
        sql`${tasks.input} ->> 'scope' = ${scopeOf(owner)}`,
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(1);
  return row?.id ?? null;
}

export interface BatchItemRef {
  readonly job_id?: number | undefined;
  readonly item_id?: number | undefined;
  readonly worker?: string | undefined;
}

/**
 * Records that a batch item is done, in the transaction of its upload.
 * @returns the item; null for an upload outside a batch.
 * @throws ApiFailure 404 when the item belongs to another person or another account's task; 409 when another page has
 * claimed it.
 */
export async function settleBatchItem(
  { tx, caller, jobs, now }: Pick<Ctx, 'tx' | 'caller' | 'jobs' | 'now'>,
  { job_id: task, item_id: item, worker }: BatchItemRef,
  person: number,
): Promise<CertificateItem | null> {
  if (task === undefined || item === undefined || worker === undefined) return null;
  await findTask(tx, caller, task);
  const [row] = await tx
    .select({ data: taskItems.data })
    .from(taskItems)
    .where(and(eq(taskItems.id, item), eq(taskItems.task_id, task)));
  if (row?.data.id !== person) throw notFound('Butir proses tidak ditemukan');
  await completeItem(tx, { task, item, worker, outcome: 'sent' }, now);
  const { remaining } = await findTask(tx, caller, task);
  if (remaining === 0) await wakeTask(jobs, task);
  return row.data as Data;
}
