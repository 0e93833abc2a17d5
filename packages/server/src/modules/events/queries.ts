import type { EventRecord } from '@widya/contract/events';
import type { eventSchemas } from '@widya/contract/events.schemas';
import { isReservedName } from '@widya/contract/reserved-names';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { classes } from '../../platform/database/schema/classes.ts';
import { eventSessions, events, sessionTemplates } from '../../platform/database/schema/events.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { type EventRow, presentEvent, type SessionRow } from './present.ts';

type EventQuery = z.output<(typeof eventSchemas)['listEvents']['query']>;

const EVENT_NOT_FOUND = 'Event tidak ditemukan';

/** Events with their sessions and chosen templates, read in two statements regardless of the number of events. */
async function withSessions(tx: Tx, rows: readonly EventRow[], now: Date): Promise<EventRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const sessions = await tx
    .select()
    .from(eventSessions)
    .where(inArray(eventSessions.event_id, ids))
    .orderBy(asc(eventSessions.id));
  const sessionIds = sessions.map(({ id }) => id);
  const templates =
    sessionIds.length === 0
      ? []
      : await tx.select().from(sessionTemplates).where(inArray(sessionTemplates.session_id, sessionIds));
  return rows.map((event) =>
    presentEvent(
      event,
      sessions.filter(({ event_id }) => event_id === event.id),
      templates,
      now,
    ),
  );
}

/** Current and upcoming events by their start, then past ones with the latest first, then those without a date. */
const nearestFirst = (now: Date): SQL[] => {
  const isOver = sql`coalesce(${events.end_time}, ${events.start_time}) < ${now.toISOString()}`;
  return [
    sql`${events.start_time} is null`,
    isOver,
    sql`case when not (${isOver}) then ${events.start_time} end`,
    sql`${events.start_time} desc`,
  ];
};

function orderOf(sort: EventQuery['sort'], now: Date): SQL[] {
  if (sort === undefined) return nearestFirst(now);
  const column = sort.endsWith('name') ? sql`lower(${events.name})` : sql`${events.start_time}`;
  return [sql`${column} ${sort.startsWith('-') ? sql`desc nulls first` : sql`asc nulls last`}`];
}

/** A page of events. */
export async function selectEvents(
  tx: Tx,
  query: EventQuery,
  now: Date,
): Promise<{ rows: EventRecord[]; total: number }> {
  const filter = and(
    eq(events.active, 1),
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${events.name} ilike ${pattern} or ${events.event_url} ilike ${pattern})`;
    }),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(events)
    .where(filter)
    .orderBy(...orderOf(query.sort, now), asc(events.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(events).where(filter);
  return { rows: await withSessions(tx, rows, now), total: all?.total ?? 0 };
}

async function selectOne(tx: Tx, condition: SQL, now: Date): Promise<EventRecord> {
  const rows = await tx
    .select()
    .from(events)
    .where(and(condition, eq(events.active, 1)));
  const [found] = await withSessions(tx, rows, now);
  if (found === undefined) throw notFound(EVENT_NOT_FOUND);
  return found;
}

/** @throws ApiFailure 404. */
export const selectEvent = (tx: Tx, id: number, now: Date): Promise<EventRecord> =>
  selectOne(tx, eq(events.id, id), now);

/** @throws ApiFailure 404. */
export const selectEventByUrl = (tx: Tx, url: string, now: Date): Promise<EventRecord> =>
  selectOne(tx, sql`lower(${events.event_url}) = lower(${url})`, now);

export interface LockedEvent {
  readonly event: EventRow;
  /** The first session, which the form of the event edits; an event may have others. */
  readonly session: SessionRow;
}

/** Locks an event and its first session for a write. @throws ApiFailure 404. */
export async function lockEvent(tx: Tx, id: number): Promise<LockedEvent> {
  const [event] = await tx
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.active, 1)))
    .for('update');
  const [session] = event
    ? await tx
        .select()
        .from(eventSessions)
        .where(eq(eventSessions.event_id, id))
        .orderBy(asc(eventSessions.id))
        .limit(1)
        .for('update')
    : [];
  if (event === undefined || session === undefined) throw notFound(EVENT_NOT_FOUND);
  return { event, session };
}

/**
 * Whether an address is free: not used by another event, another page or a class code of the same screens (D6). An
 * event may keep its own address.
 */
export async function isFreeUrl(tx: Tx, url: string, eventId = 0): Promise<boolean> {
  const [holder] = await tx
    .select({ id: events.id })
    .from(events)
    .where(sql`lower(${events.event_url}) = lower(${url})`)
    .limit(1);
  if (holder !== undefined) return holder.id === eventId;
  if (isReservedName(url)) return false;
  const code = await tx
    .select({ id: classes.id })
    .from(classes)
    .where(sql`lower(${classes.code}) = lower(${url})`)
    .limit(1);
  return code.length === 0;
}

/** Writes fields of a locked event and increments its version. */
export async function writeEvent(tx: Tx, id: number, fields: Partial<EventRow>, now: Date): Promise<void> {
  await tx
    .update(events)
    .set({ ...fields, version: sql`${events.version} + 1`, updated_at: now })
    .where(eq(events.id, id));
}

/** Writes fields of a locked session and increments its version. */
export async function writeSession(tx: Tx, id: number, fields: Partial<SessionRow>, now: Date): Promise<void> {
  await tx
    .update(eventSessions)
    .set({ ...fields, version: sql`${eventSessions.version} + 1`, updated_at: now })
    .where(eq(eventSessions.id, id));
}

/**
 * Writes the summary of its sessions to an event, so that lists need not read them: from the first start to the last
 * end, the lowest price and the sum of quotas, unlimited when one of them is.
 */
export async function updateSessionSummary(tx: Tx, eventId: number): Promise<void> {
  await tx.execute(sql`
    update events set start_time = s.start_time, end_time = s.end_time, price = s.price, quota = s.quota
    from (
      select min(start_time) as start_time, max(end_time) as end_time, min(price) as price,
        case when bool_or(quota is null) then null else sum(quota)::int end as quota
      from event_sessions where event_id = ${eventId}
    ) s
    where events.id = ${eventId}`);
}
