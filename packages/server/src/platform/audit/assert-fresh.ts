import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '../database/schema/audit.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Tx } from '../http/transaction.ts';

/** How the log names a record: `voucher`, `17`. */
export interface LoggedRecord {
  readonly object: string;
  /** Id or code, as the log keeps it. */
  readonly id: number | string;
  /**
   * Instant of the record's last write, for records whose log also tells of other things (a score, a mail sent again) or
   * that are written many at once without a row of their own. Nobody is named whose row in the log is of another instant.
   */
  readonly changedAt?: Date | undefined;
}

/**
 * The refusal of a write that somebody else's came before: what the record is now and who changed it last.
 * @param current the record as the API shows it, read under its lock.
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
 * Refuses a write that rests on an older version, and says what the record is now and who changed it last. Call it with
 * the row locked (`for update`), or two writers can both pass.
 * @param sent version the caller read; undefined skips the check (the field is optional).
 * @param current the record as the API shows it, read under its lock.
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
