import { assertRecordFresh } from '../../../platform/audit/assert-record-fresh.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { selectClassRecord } from '../queries.ts';

/**
 * @param sent the version that the caller read; undefined skips the check.
 * @param row the locked class.
 * @throws ApiFailure 409 VERSION_CONFLICT.
 */
export const assertClassFresh = (
  { tx, caller, now }: { readonly tx: Tx; readonly caller: Caller; readonly now: Date },
  sent: number | undefined,
  row: { readonly code: string; readonly version: number },
): Promise<void> =>
  assertRecordFresh(tx, {
    sent,
    version: row.version,
    logged: { object: 'class', id: row.code },
    read: () => selectClassRecord(tx, caller, row.code, now),
  });
