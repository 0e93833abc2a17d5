import { INVITE_BATCH_CHUNK, type InviteBatchInput } from '@widya/contract/participants-invite';
import type { CsvRows } from '@widya/design-system/csv-import';
import { contentKey } from './content-key.ts';
import { personOf } from './person-of.ts';

type Send = (body: InviteBatchInput, key: string) => Promise<{ readonly job_id: number; readonly total: number }>;

/**
 * Creates a task for a long list in as few calls as possible; it starts with the last of them. After a lost answer, a
 * second try repeats the same calls under the same keys and adds nothing twice.
 * @param onProgress called with the number of sent rows.
 * @throws ApiError of the failed call.
 */
export async function startInviteTask(
  rows: CsvRows,
  scope: string,
  send: Send,
  onProgress: (sent: number) => void,
): Promise<number> {
  let job: number | undefined;
  let sent = 0;
  for await (const batch of rows.batches(INVITE_BATCH_CHUNK)) {
    const first = sent;
    sent += batch.length;
    const people = batch.map(personOf);
    const body = { people, more: sent < rows.count, ...(job !== undefined && { job_id: job }) };
    const answer = await send(body, await contentKey(`${scope} ${first}`, people));
    job = answer.job_id;
    onProgress(sent);
  }
  if (job === undefined) throw new Error('A list without rows was handed in');
  return job;
}
