import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '../database/schema/audit.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Tx } from '../http/transaction.ts';

/** The object of a record in the log, such as `voucher`, `17`. */
export interface LoggedRecord {
  readonly object: string;
  /** Id or code, as in the log. */
  readonly id: number | string;
  /**
   * Time of the record's last write, for records with log rows about other things (a score, a mail sent again) or bulk
   * writes without a row of their own. The author is only named if their log row has this time.
   */
  readonly changedAt?: Date | undefined;
}

/**
 * The failure of a write based on an older version: the current record and the author of its last change.
 * @param current the record in the shape of the API, read under its lock.
 */
export async function versionConflict(
  tx: Tx,
  current: { readonly version: number },
  { object, id, changedAt }: LoggedRecord,
): Promise<ApiFailure> {
  const [last] = await tx
    .select({ name: auditLog.actor_name, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.object, object),
        eq(auditLog.object_id, String(id)),
        changedAt === undefined ? undefined : eq(auditLog.at, changedAt),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  return new ApiFailure(409, 'VERSION_CONFLICT', undefined, {
    current: { ...current, changed_by: last?.name ?? null, changed_at: last?.at.toISOString() ?? null },
  });
}

/**
 * Refuses a write based on an older version, with the current record and the author of its last change. Call it with
 * the row locked (`for update`), or two writers can both pass.
 * @param sent version that the caller read; undefined skips the check (the field is optional).
 * @param current the record in the shape of the API, read under its lock.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: D306.
 */
export async function assertFresh(
  tx: Tx,
  sent: number | undefined,
  current: { readonly version: number },
  logged: LoggedRecord,
): Promise<void> {
  if (sent !== undefined && sent !== current.version) throw await versionConflict(tx, current, logged);
}
