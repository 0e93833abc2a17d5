import type { EmailBroadcastDraft } from '@widya/contract/email-broadcasts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { emailBroadcasts } from '../../platform/database/schema/email.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { locationOf } from '../../platform/storage/stored-files.ts';
import type { BroadcastInput } from './broadcast-kind.ts';

type Broadcast = Pick<typeof emailBroadcasts.$inferSelect, 'task_id' | 'attachments' | 'complaint_id'>;

async function recipientsOf(tx: Tx, task: number): Promise<string[]> {
  // People whose data was deleted have none in the items.
  const isEntered = and(eq(taskItems.task_id, task), sql`${taskItems.data} ->> 'typed' = 'true'`);
  const rows = await tx
    .select({ email: sql<string>`${taskItems.data} ->> 'email'` })
    .from(taskItems)
    .where(isEntered)
    .orderBy(asc(taskItems.position));
  return rows.map(({ email }) => email);
}

async function audienceOf(tx: Tx, task: number): Promise<EmailBroadcastDraft['audience']> {
  const [row] = await tx.select({ input: tasks.input }).from(tasks).where(eq(tasks.id, task));
  return (row?.input as Partial<BroadcastInput> | undefined)?.audience ?? null;
}

async function attachmentsOf(
  tx: Tx,
  attachments: Broadcast['attachments'],
): Promise<EmailBroadcastDraft['attachments']> {
  const keys = attachments.map(({ path }) => path);
  const rows = keys.length === 0 ? [] : await tx.select().from(files).where(inArray(files.key, keys));
  const sizes = new Map(rows.map(({ key, size }) => [key, size]));
  return attachments.map((file) => ({ ...file, path: locationOf(file.path), size: sizes.get(file.path) ?? 0 }));
}

/** The recipients and attachments of a recalled broadcast, to start a new one from it. */
export async function selectDraft(
  tx: Tx,
  { task_id, attachments, complaint_id }: Broadcast,
): Promise<EmailBroadcastDraft> {
  return {
    recipients: task_id === null ? [] : await recipientsOf(tx, task_id),
    audience: task_id === null ? null : await audienceOf(tx, task_id),
    attachments: await attachmentsOf(tx, attachments),
    complaint_id,
  };
}
