import type { EventRecord } from '@widya/contract/events';
import { and, desc, eq } from 'drizzle-orm';
import { auditLog } from '../../database/schema/audit.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';

/**
 * Refuses a write that rests on an older version, and says what the event is now and who changed it last.
 * @param sent version the caller read; undefined skips the check.
 * @param current the event, read under its lock.
 * @throws ApiFailure 409 VERSION_CONFLICT. Source: decisions 5.0.6.
 */
export async function assertFreshEvent(tx: Tx, sent: number | undefined, current: EventRecord): Promise<void> {
  if (sent === undefined || sent === current.version) return;
  const [last] = await tx
    .select({ name: auditLog.actor_name, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.object, 'event'), eq(auditLog.object_id, String(current.id))))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, {
    current: { ...current, changed_by: last?.name ?? null, changed_at: last?.at.toISOString() ?? null },
  });
}
