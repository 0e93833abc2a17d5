import { eq } from 'drizzle-orm';
import { classCounters } from '../../platform/database/schema/classes.ts';
import { freePlaces, type SeatContext, type SeatOwner } from './owner.ts';
import { promoteQueue } from './promote-queue.ts';

/** Seats that remain after everybody on the waiting list has one: a seat may have become free without a promotion. */
export async function placesBehindQueue(ctx: SeatContext, owner: SeatOwner): Promise<number> {
  const free = await freePlaces(ctx.tx, owner);
  if (free < 1) return free;
  const [counters] = await ctx.tx
    .select({ pending: classCounters.pending })
    .from(classCounters)
    .where(eq(classCounters.class_id, owner.id));
  if ((counters?.pending ?? 0) === 0) return free;
  await promoteQueue(ctx, owner.id);
  return freePlaces(ctx.tx, owner);
}
