import { SEAT_STATUSES } from '@widya/contract/registration-status';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/**
 * Free seats; unpaid registrations count as taken, Infinity means unlimited. Call only while holding the class lock.
 */
export async function countFreeSeats(
  tx: Tx,
  { id, quota }: { readonly id: number; readonly quota: number | null },
): Promise<number> {
  if (quota === null) return Number.POSITIVE_INFINITY;
  const [taken] = await tx
    .select({ seats: sql<number>`count(*)::int` })
    .from(registrations)
    .where(and(eq(registrations.class_id, id), inArray(registrations.status, SEAT_STATUSES)));
  return Math.max(0, quota - (taken?.seats ?? 0));
}
