import type { EventMetrics } from '@widya/contract/events';
import { lastDays, startOfDay } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { and, asc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import { eventDailyMetrics, eventRegistrations, eventSessions } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** Length of the daily series. Source: A-246. */
const DAYS = 7;

const countOf = (status: string) =>
  sql<number>`(count(*) filter (where ${eventRegistrations.status} = ${status}))::int`;

const COUNTS = {
  waiting: countOf('WAITING'),
  accepted: countOf('ACCEPTED'),
  pending: countOf('PENDING'),
  rejected: countOf('REJECTED'),
};

/** Counts the registrations of an event or of one of its sessions, by status. */
export async function countRegistrations(
  tx: Tx,
  condition: SQL,
): Promise<EventMetrics['categorized_registrant_count']> {
  const [row] = await tx.select(COUNTS).from(eventRegistrations).where(condition);
  return row ?? { waiting: 0, accepted: 0, pending: 0, rejected: 0 };
}

/** The counts of each session, ordered by start. */
const countBySession = (tx: Tx, eventId: number): Promise<EventMetrics['sessions']> =>
  tx
    .select({
      session_id: eventSessions.id,
      name: eventSessions.name,
      ...COUNTS,
      check_in_count: sql<number>`count(${eventRegistrations.checked_in_at})::int`,
    })
    .from(eventSessions)
    .leftJoin(eventRegistrations, eq(eventRegistrations.session_id, eventSessions.id))
    .where(eq(eventSessions.event_id, eventId))
    .groupBy(eventSessions.id)
    .orderBy(sql`${eventSessions.start_time} asc nulls last`, asc(eventSessions.id));

/**
 * Views, check-ins and registrations, with a series over seven days. A session id restricts check-ins and registrations
 * to that session; views and the list of sessions stay those of the event. Source: B-021.
 */
export async function readMetrics(
  tx: Tx,
  eventId: number,
  sessionId: number | undefined,
  now: Date,
): Promise<EventMetrics> {
  const days = lastDays(now, DAYS);
  const first = days[0] ?? wibDate(now);
  const [sums] = await tx
    .select({ views: sql<number>`coalesce(sum(${eventDailyMetrics.views}), 0)::int` })
    .from(eventDailyMetrics)
    .where(eq(eventDailyMetrics.event_id, eventId));
  const viewed = await tx
    .select({ day: eventDailyMetrics.day, count: eventDailyMetrics.views })
    .from(eventDailyMetrics)
    .where(and(eq(eventDailyMetrics.event_id, eventId), gte(eventDailyMetrics.day, first)));
  const ofEvent = sessionId === undefined ? sql`true` : sql`${eventSessions.id} = ${sessionId}`;
  const own = sql`${eventRegistrations.session_id} in (
    select ${eventSessions.id} from ${eventSessions} where ${eventSessions.event_id} = ${eventId} and ${ofEvent})`;
  const perDay = async (column: SQL) => {
    const day = sql<string>`((${column} at time zone 'Asia/Jakarta')::date)::text`;
    return tx
      .select({ day, count: sql<number>`count(*)::int` })
      .from(eventRegistrations)
      .where(sql`${own} and ${column} >= ${startOfDay(first).toISOString()}::timestamptz`)
      .groupBy(sql`1`);
  };
  const series = (rows: readonly { readonly day: string; readonly count: number }[]) => {
    const counts = new Map(rows.map(({ day, count }) => [day, count]));
    return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
  };
  return {
    view_count: sums?.views ?? 0,
    check_in_count: await tx.$count(eventRegistrations, and(own, isNotNull(eventRegistrations.checked_in_at))),
    views: series(viewed),
    registrations: series(await perDay(sql`${eventRegistrations.registered_at}`)),
    accepted_registrations: series(await perDay(sql`${eventRegistrations.accepted_at}`)),
    categorized_registrant_count: await countRegistrations(tx, own),
    sessions: await countBySession(tx, eventId),
  };
}
