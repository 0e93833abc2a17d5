import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '../database/schema/audit.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { Tx } from '../http/transaction.ts';

/** How the log names a record: `voucher`, `17`. */
export interface LoggedRecord {
  readonly object: string;
  readonly id: number;
}

/**
 * Refuses a write that rests on an older version, and says what the record is now and who changed it last.
 * @param sent version the caller read; undefined skips the check.
 * @param current the record as the API shows it, read under its lock.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: decisions 5.0.6.
 */
export async function assertFresh(
  tx: Tx,
  sent: number | undefined,
  current: { readonly version: number },
  { object, id }: LoggedRecord,
): Promise<void> {
  if (sent === undefined || sent === current.version) return;
  const [last] = await tx
    .select({ name: auditLog.actor_name, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.object, object), eq(auditLog.object_id, String(id))))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, {
    current: { ...current, changed_by: last?.name ?? null, changed_at: last?.at.toISOString() ?? null },
  });
}
