import { and, eq, isNull } from 'drizzle-orm';
import type { classCounters } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** Whom the waiting list of a class promotes; people whose address is not confirmed are passed over. */
export const PROMOTABLE = and(eq(registrations.status, 'PENDING'), isNull(registrations.confirm_by));

type Counts = Pick<typeof classCounters.$inferSelect, 'class_id' | 'waiting' | 'accepted' | 'pending'>;

/**
 * Seats of a class that new registrations can get: those that remain after the waiting list. Unpaid registrations count
 * as taken, null means unlimited.
 */
export async function openSeatsOf(tx: Tx, quota: number | null, counts: Counts): Promise<number | null> {
  if (quota === null) return null;
  const promotable = and(eq(registrations.class_id, counts.class_id), PROMOTABLE);
  const promised = counts.pending === 0 ? 0 : await tx.$count(registrations, promotable);
  return Math.max(0, quota - counts.waiting - counts.accepted - promised);
}
