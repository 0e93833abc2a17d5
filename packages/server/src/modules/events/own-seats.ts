import type { OwnEventSeat } from '@widya/contract/public-events';
import { registrationLabel } from '@widya/contract/registration-status';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { eventRegistrations, eventSessions } from '../../platform/database/schema/events.ts';
import { newestOrders } from '../registrations/orders.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { payStateOf } from '../registrations/pay-state.ts';
import type { OrderRow } from '../registrations/present.ts';
import { newTicketToken } from '../ticket-links/ticket-link.ts';
import { EVENT_PEOPLE, type RegistrationRow, ticketedBy } from './event-people.ts';
import type { EventRow, SessionRow } from './present.ts';

interface OwnSeat {
  readonly session: SessionRow;
  readonly row: RegistrationRow;
}

/** The order of a seat while it can be paid, otherwise null. */
function payable(order: OrderRow | undefined, now: Date): OwnEventSeat['order'] {
  if (order === undefined || !['open', 'preparing', 'unavailable'].includes(payStateOf(order, { now, canPay: true })))
    return null;
  const { order_id, amount, should_expire_at } = order;
  return { order_id, amount, should_expire_at: should_expire_at?.toISOString() ?? null };
}

/** Registrations in the shape that their owner sees, with new ticket links. */
export async function presentSeats(
  { tx, now, config }: SeatContext,
  seats: readonly OwnSeat[],
): Promise<OwnEventSeat[]> {
  const key = await secretsKeyOf(config);
  const orders = await newestOrders(
    tx,
    EVENT_PEOPLE,
    seats.map(({ row }) => row.id),
  );
  return seats.map(({ session, row }) => {
    const order = orders.get(row.id);
    return {
      session_id: session.id,
      session_name: session.name,
      status: row.status,
      label: registrationLabel({ status: row.status, invited: false, order: order ?? null }),
      ticket: newTicketToken(key, ticketedBy({ session }, row), now),
      order: row.status === 'WAITING' ? payable(order, now) : null,
    };
  });
}

/**
 * Registrations of an address for an event, ordered by session time. Unconfirmed ones are excluded, as somebody else
 * may have made them. @param email in lower case.
 */
export const selectOwnSeats = ({ tx }: Pick<SeatContext, 'tx'>, event: EventRow, email: string): Promise<OwnSeat[]> =>
  tx
    .select({ session: eventSessions, row: eventRegistrations })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .where(
      and(
        eq(eventSessions.event_id, event.id),
        sql`lower(${eventRegistrations.email}) = ${email}`,
        isNull(eventRegistrations.confirm_by),
      ),
    )
    .orderBy(asc(eventSessions.start_time), asc(eventSessions.id));
