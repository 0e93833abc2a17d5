import { ApiFailure } from '../http/api-failure.ts';
import type { Tx } from '../http/transaction.ts';
import { type HistoryOf, selectHistory } from './record-history.ts';

/** Number of changes whose fields a conflict names. */
const MOST = 20;

interface EditedRecord {
  /** Version that the caller read; undefined skips the check. */
  readonly sent: number | undefined;
  /** Version of the locked row. */
  readonly version: number;
  readonly logged: HistoryOf;
  /** Reads the record in the shape of the API. */
  readonly read: () => Promise<object>;
}

/**
 * `assertFresh` for a record that is edited as a whole: the failure also lists the fields changed since.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: D306.
 */
export async function assertRecordFresh(tx: Tx, { sent, version, logged, read }: EditedRecord): Promise<void> {
  if (sent === undefined || sent === version) return;
  const record = await read();
  // Every write increments the version by one and adds one log row.
  const since = await selectHistory(tx, logged, { limit: Math.min(Math.max(1, version - sent), MOST), offset: 0 });
  const [last] = since;
  const current = {
    ...record,
    changed_by: last?.name ?? null,
    changed_at: last?.created_at ?? null,
    changed_fields: [...new Set(since.flatMap(({ fields }) => fields))],
  };
  throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, { current });
}
