import { eq } from 'drizzle-orm';
import { classCounters } from '../../platform/database/schema/classes.ts';
import { countFreeSeats } from './count-free-seats.ts';
import type { SeatContext, SeatOwner } from './owner.ts';
import { promoteWaitingList } from './promote-waiting-list.ts';

/**
 * Gives free seats to the waiting list first, as one may have become free without a promotion, and returns how many
 * remain for a new registration; Infinity means unlimited. Call only while holding the class lock.
 */
export async function seatsAfterWaitingList(ctx: SeatContext, owner: SeatOwner): Promise<number> {
  const free = await countFreeSeats(ctx.tx, owner);
  if (free < 1) return free;
  const [counters] = await ctx.tx
    .select({ pending: classCounters.pending })
    .from(classCounters)
    .where(eq(classCounters.class_id, owner.id));
  if ((counters?.pending ?? 0) === 0) return free;
  await promoteWaitingList(ctx, owner.id);
  return countFreeSeats(ctx.tx, owner);
}
