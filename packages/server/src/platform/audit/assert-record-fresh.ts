import { ApiFailure } from '../http/api-failure.ts';
import type { Tx } from '../http/transaction.ts';
import { type HistoryOf, selectHistory } from './record-history.ts';

interface EditedRecord {
  /** Version the caller read; undefined skips the check. */
  readonly sent: number | undefined;
  /** Version of the locked row. */
  readonly version: number;
  readonly logged: HistoryOf;
  /** The record as the API shows it. */
  readonly read: () => Promise<object>;
}

/**
 * Like `assertFresh` for a record that is edited as a whole: the refusal also says which fields were changed since.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: D306.
 */
export async function assertRecordFresh(tx: Tx, { sent, version, logged, read }: EditedRecord): Promise<void> {
  if (sent === undefined || sent === version) return;
  const record = await read();
  // Every write counts the version up by one and leaves one row in the log.
  const since = await selectHistory(tx, logged, Math.max(1, version - sent));
  const [last] = since;
  const current = {
    ...record,
    changed_by: last?.name ?? null,
    changed_at: last?.created_at ?? null,
    changed_fields: [...new Set(since.flatMap(({ fields }) => fields))],
  };
  throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, { current });
}
