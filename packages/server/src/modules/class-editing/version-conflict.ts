import type { Caller } from '../../auth/caller.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { selectClassRecord } from '../classes/queries.ts';
import { selectHistory } from './history.ts';

/**
 * Like `assertFresh` for a class that is edited as a whole: the refusal also says which fields were changed since.
 * @param sent version the caller read; undefined skips the check.
 * @param row the class, locked.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: decisions 5.0.6.
 */
export async function assertClassFresh(
  { tx, caller, now }: { readonly tx: Tx; readonly caller: Caller; readonly now: Date },
  sent: number | undefined,
  row: { readonly code: string; readonly version: number },
): Promise<void> {
  if (sent === undefined || sent === row.version) return;
  const record = await selectClassRecord(tx, caller, row.code, now);
  // Every write counts the version up by one and leaves one row in the log.
  const since = await selectHistory(tx, row.code, Math.max(1, row.version - sent));
  const [last] = since;
  const current = {
    ...record,
    changed_by: last?.name ?? null,
    changed_at: last?.created_at ?? null,
    changed_fields: [...new Set(since.flatMap(({ fields }) => fields))],
  };
  throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, { current });
}
