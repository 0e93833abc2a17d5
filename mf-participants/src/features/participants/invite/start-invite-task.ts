import { INVITE_BATCH_CHUNK, type InviteBatchInput } from '@widya/contract/participants-invite';
import type { CsvRows } from '@widya/design-system/csv-import';
import { contentKey } from './content-key.ts';
import { personOf } from './person-of.ts';

type Send = (body: InviteBatchInput, key: string) => Promise<{ readonly job_id: number; readonly total: number }>;

/**
 * Hands a long list to the job centre in as few calls as it takes; the task begins to work with the last of them. A second try
 * after a lost answer repeats the same calls under the same keys, and hands nothing in twice.
 * @param onProgress hears how many rows were handed in.
 * @throws ApiError of the call that failed.
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
