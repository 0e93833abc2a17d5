import { wibDate } from '@widya/contract/time/instants';
import { sql } from 'drizzle-orm';
import { eventDailyMetrics } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** Counts a visit on its WIB day. */
export async function countView(tx: Tx, eventId: number, now: Date): Promise<void> {
  await tx
    .insert(eventDailyMetrics)
    .values({ event_id: eventId, day: wibDate(now), views: 1 })
    .onConflictDoUpdate({
      target: [eventDailyMetrics.event_id, eventDailyMetrics.day],
      set: { views: sql`${eventDailyMetrics.views} + 1` },
    });
}
