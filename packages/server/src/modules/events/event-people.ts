import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { orderItems } from '../../platform/database/schema/orders.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Ticketed } from '../ticket-links/ticket-link.ts';
import type { EventRow, SessionRow } from './present.ts';

export type RegistrationRow = typeof eventRegistrations.$inferSelect;

/** How orders name registrations for sessions. */
export const EVENT_PEOPLE = { kind: 'event', orderItem: orderItems.event_registration_id } as const;

/** An event and one of its sessions. Locked, it is what decisions about places are made under. */
export interface EventSeats {
  readonly event: EventRow;
  readonly session: SessionRow;
}

/** Whether a session is called by a name of its own, as those of an event with several are. */
const hasOwnName = ({ event, session }: EventSeats): boolean => session.name !== event.name && session.name !== '';

/** The name of a session beside others of its event. */
export const sessionName = (seats: EventSeats): string => (hasOwnName(seats) ? seats.session.name : seats.event.name);

/** What an order for a seat says: the session by its own name where the event has several. */
export const seatName = (seats: EventSeats): string =>
  hasOwnName(seats) ? `${seats.event.name} · ${seats.session.name}` : seats.event.name;

/** What a ticket for a seat is made of. */
export const ticketedBy = (
  { session }: Pick<EventSeats, 'session'>,
  { id, ticket_serial }: Pick<RegistrationRow, 'id' | 'ticket_serial'>,
): Ticketed => ({ kind: 'event', id, serial: ticket_serial, endsAt: session.end_time });

/** An event that is made known and takes part in public life. */
export const isPublicEvent = ({ active, enabled, publish_status }: EventRow): boolean =>
  active === 1 && enabled && publish_status === 'OPEN';

/** Locks the event, then some of its sessions in the order of their ids: every write takes them in this order. */
export async function lockSessions(tx: Tx, eventId: number, ids: readonly number[]): Promise<readonly EventSeats[]> {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('update');
  if (event === undefined) throw notFound('Event tidak ditemukan');
  const sessions = await tx
    .select()
    .from(eventSessions)
    .where(and(eq(eventSessions.event_id, eventId), inArray(eventSessions.id, [...ids])))
    .orderBy(asc(eventSessions.id))
    .for('update');
  return sessions.map((session) => ({ event, session }));
}

/** Locks the event and the session that a registration is for. @throws ApiFailure 404. */
export async function lockSeatsOf(tx: Tx, registrationId: number): Promise<EventSeats> {
  const [found] = await tx
    .select({ sessionId: eventSessions.id, eventId: eventSessions.event_id })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .where(eq(eventRegistrations.id, registrationId));
  const [seats] = found === undefined ? [] : await lockSessions(tx, found.eventId, [found.sessionId]);
  if (seats === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  return seats;
}

/** Free places of sessions; unpaid registrations count as taken, Infinity means unlimited. Call it under the lock to decide by it. */
export async function freePlaces(
  tx: Tx,
  sessions: readonly Pick<SessionRow, 'id' | 'quota'>[],
): Promise<ReadonlyMap<number, number>> {
  const limited = sessions.filter(({ quota }) => quota !== null).map(({ id }) => id);
  const taken =
    limited.length === 0
      ? []
      : await tx
          .select({ id: eventRegistrations.session_id, places: sql<number>`count(*)::int` })
          .from(eventRegistrations)
          .where(
            and(
              inArray(eventRegistrations.session_id, limited),
              inArray(eventRegistrations.status, ['WAITING', 'ACCEPTED']),
            ),
          )
          .groupBy(eventRegistrations.session_id);
  const takenOf = new Map(taken.map(({ id, places }) => [id, places]));
  return new Map(
    sessions.map(({ id, quota }) => [
      id,
      quota === null ? Number.POSITIVE_INFINITY : Math.max(0, quota - (takenOf.get(id) ?? 0)),
    ]),
  );
}

/** The same of one session. */
export const freePlacesOf = async (tx: Tx, session: SessionRow): Promise<number> =>
  (await freePlaces(tx, [session])).get(session.id) ?? 0;
