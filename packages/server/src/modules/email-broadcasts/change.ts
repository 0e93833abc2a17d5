import type { EmailBroadcast } from '@widya/contract/email-broadcasts';
import { eq } from 'drizzle-orm';
import { emailBroadcasts } from '../../platform/database/schema/email.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cancelTask, pauseTask, resumeTask, retryTask } from '../../platform/jobs/engine/change-state.ts';
import { wakeTask } from '../../platform/jobs/engine/start-task.ts';
import { selectBroadcast } from './queries.ts';

const TOO_LATE = 'Waktu untuk menarik kembali sudah lewat. Batalkan sisa pengirimannya.';
const GONE = 'Siaran ini sudah lama selesai dan tidak dapat diubah lagi';

interface Locked {
  readonly id: number;
  readonly task: number;
  readonly startsAt: Date;
  readonly isRecalled: boolean;
}

/** @throws ApiFailure 404, 409 when its task was removed. */
async function lockBroadcast(tx: Tx, id: number): Promise<Locked> {
  const [row] = await tx.select().from(emailBroadcasts).where(eq(emailBroadcasts.id, id)).for('update');
  if (row === undefined) throw notFound('Siaran surel tidak ditemukan');
  if (row.task_id === null) throw new ApiFailure(409, 'INVALID_TRANSITION', GONE);
  return { id, task: row.task_id, startsAt: row.starts_at, isRecalled: row.recalled_at !== null };
}

/**
 * Recalls a broadcast before any mail is sent; idempotent. @throws ApiFailure 409 once the first mails may have been
 * sent.
 */
async function recall(tx: Tx, { id, task, startsAt, isRecalled }: Locked, now: Date): Promise<void> {
  if (isRecalled) return;
  if (now >= startsAt) throw new ApiFailure(409, 'INVALID_TRANSITION', TOO_LATE);
  await cancelTask(tx, task, now);
  await tx.update(emailBroadcasts).set({ recalled_at: now }).where(eq(emailBroadcasts.id, id));
}

const ofTask =
  (apply: (tx: Tx, task: number, now: Date) => Promise<void>) =>
  (tx: Tx, { task }: Locked, now: Date): Promise<void> =>
    apply(tx, task, now);

/** A recalled broadcast cannot be retried. */
async function retry(tx: Tx, { task, isRecalled }: Locked, now: Date): Promise<void> {
  if (isRecalled) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Siaran ini sudah ditarik kembali');
  await retryTask(tx, task, now);
}

/** Actions on a broadcast. All staff with the menu key may use them, because it is sent in the organisation's name. */
export const CHANGES = {
  recall: { apply: recall, wakes: false },
  pause: { apply: ofTask(pauseTask), wakes: false },
  resume: { apply: ofTask(resumeTask), wakes: true },
  cancel: { apply: ofTask(cancelTask), wakes: false },
  retry: { apply: retry, wakes: true },
} as const;

type ChangeContext = Pick<Ctx, 'tx' | 'now' | 'jobs' | 'audit'> & { readonly params: { readonly id: number } };

/** Changes the state of a broadcast and wakes its task if it continues. @throws ApiFailure 404, 409. */
export async function changeBroadcast(
  { tx, now, jobs, audit, params: { id } }: ChangeContext,
  { apply, wakes }: (typeof CHANGES)[keyof typeof CHANGES],
): Promise<{ success: true; data: EmailBroadcast }> {
  const locked = await lockBroadcast(tx, id);
  const before = await selectBroadcast(tx, id, now);
  await apply(tx, locked, now);
  if (wakes) await wakeTask(jobs, locked.task);
  const data = await selectBroadcast(tx, id, now);
  audit({
    object: 'email',
    objectId: id,
    label: data.subject,
    before: { state: before.state, ...before.counts },
    after: { state: data.state, ...data.counts },
  });
  return { success: true, data };
}
