import { SEAT_STATUSES } from '@widya/contract/registration-status';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { orderItems } from '../../platform/database/schema/orders.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Ticketed } from '../ticket-links/ticket-link.ts';
import type { EventRow, SessionRow } from './present.ts';

export type RegistrationRow = typeof eventRegistrations.$inferSelect;

/** The kind of an event registration in orders. */
export const EVENT_PEOPLE = { kind: 'event', orderItem: orderItems.event_registration_id } as const;

/** An event and one of its sessions; decisions about seats need both rows locked. */
export interface EventSeats {
  readonly event: EventRow;
  readonly session: SessionRow;
}

/** Whether a session has its own name, as in events with several sessions. */
const hasOwnName = ({ event, session }: EventSeats): boolean => session.name !== event.name && session.name !== '';

/** The name of a session in a list of sessions of its event. */
export const sessionName = (seats: EventSeats): string => (hasOwnName(seats) ? seats.session.name : seats.event.name);

/** The text of an order item; includes the session's own name. */
export const seatName = (seats: EventSeats): string =>
  hasOwnName(seats) ? `${seats.event.name} · ${seats.session.name}` : seats.event.name;

/** The facts of a seat's ticket. */
export const ticketedBy = (
  { session }: Pick<EventSeats, 'session'>,
  { id, ticket_serial }: Pick<RegistrationRow, 'id' | 'ticket_serial'>,
): Ticketed => ({ kind: 'event', id, serial: ticket_serial, endsAt: session.end_time });

/** Whether an event is published, enabled and not hidden. */
export const isPublicEvent = ({ active, enabled, publish_status }: EventRow): boolean =>
  active === 1 && enabled && publish_status === 'OPEN';

/**
 * Locks the event, then some of its sessions in the order of their ids; all writes use this order. Sessions that do not
 * exist are left out. @throws ApiFailure 404 for an unknown event.
 */
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

/** Locks the event and the session of a registration. @throws ApiFailure 404. */
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

type Quota = Pick<SessionRow, 'id' | 'quota'>;
type SeatsBySession = ReadonlyMap<number, number>;

/** Quotas of sessions without the registrations that match a condition; Infinity means unlimited. */
async function quotasWithout(tx: Tx, sessions: readonly Quota[], condition: SQL | undefined): Promise<SeatsBySession> {
  const limited = sessions.filter(({ quota }) => quota !== null).map(({ id }) => id);
  const taken =
    limited.length === 0
      ? []
      : await tx
          .select({ id: eventRegistrations.session_id, seats: sql<number>`count(*)::int` })
          .from(eventRegistrations)
          .where(and(inArray(eventRegistrations.session_id, limited), condition))
          .groupBy(eventRegistrations.session_id);
  const takenOf = new Map(taken.map(({ id, seats }) => [id, seats]));
  return new Map(
    sessions.map(({ id, quota }) => [
      id,
      quota === null ? Number.POSITIVE_INFINITY : Math.max(0, quota - (takenOf.get(id) ?? 0)),
    ]),
  );
}

const HOLDS_SEAT = inArray(eventRegistrations.status, SEAT_STATUSES);

/** Whom a waiting list promotes; people whose address is not confirmed are passed over. */
export const PROMOTABLE = and(eq(eventRegistrations.status, 'PENDING'), isNull(eventRegistrations.confirm_by));

/**
 * Seats that new registrations can get: those that remain after the waiting list. Unpaid registrations count as taken,
 * Infinity means unlimited.
 */
export const openSeatsBySession = (tx: Tx, sessions: readonly Quota[]): Promise<SeatsBySession> =>
  quotasWithout(tx, sessions, or(HOLDS_SEAT, PROMOTABLE));

/**
 * Free seats of a session, also those that the waiting list will get; unpaid registrations count as taken, Infinity
 * means unlimited. Decide by it only while holding the lock.
 */
export const freeSeatsOf = async (tx: Tx, session: Quota): Promise<number> =>
  (await quotasWithout(tx, [session], HOLDS_SEAT)).get(session.id) ?? 0;
