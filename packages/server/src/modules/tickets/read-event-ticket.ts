import { outwardAddress } from '@widya/contract/outward-address';
import { registrationLabel } from '@widya/contract/registration-status';
import type { EventTicket } from '@widya/contract/tickets';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { siteOf } from '../../platform/addresses/site.ts';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { EVENT_PEOPLE, type RegistrationRow } from '../events/event-people.ts';
import type { EventRow, SessionRow } from '../events/present.ts';
import { presentPayment } from '../payments/present-payment.ts';
import { newestOrders } from '../registrations/orders.ts';
import { isOver, joiningOf } from './joining.ts';
import type { TicketContext } from './ticket-handlers.ts';

/** A person's position on the waiting list of a session, from 1. */
async function positionOf(tx: Tx, { session_id, status, registered_at, id }: RegistrationRow): Promise<number | null> {
  if (status !== 'PENDING') return null;
  const before = or(
    lt(eventRegistrations.registered_at, registered_at),
    and(eq(eventRegistrations.registered_at, registered_at), lt(eventRegistrations.id, id)),
  );
  const [found] = await tx
    .select({ people: sql<number>`count(*)::int` })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.session_id, session_id), eq(eventRegistrations.status, 'PENDING'), before));
  return (found?.people ?? 0) + 1;
}

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A session in the form that `joiningOf` takes. */
const joinable = ({ start_time, end_time, additional_information: { streamingURL } }: SessionRow) => ({
  permanent: false,
  start_time,
  end_time,
  stream_url: textOr(streamingURL),
  zoom_passcode: null,
});

/**
 * The link in the code on the ticket: the event's list of registrations, filtered by the number, where staff check the
 * visitor in.
 */
async function checkInOf({ tx, config }: TicketContext, event: EventRow, { id, checked_in_at }: RegistrationRow) {
  const list = outwardAddress(await siteOf(tx, config), 'eventDashboard', event.event_url);
  return { number: id, url: `${list}?q=%23${id}#pendaftar`, checked_in_at: checked_in_at?.toISOString() ?? null };
}

/** The ticket of a registration for a session; links are included only for accepted people. */
export async function readEventTicket(ctx: TicketContext, id: number): Promise<EventTicket> {
  const { tx, now, config } = ctx;
  const [found] = await tx
    .select({ person: eventRegistrations, session: eventSessions, event: events })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .innerJoin(events, eq(events.id, eventSessions.event_id))
    .where(eq(eventRegistrations.id, id));
  if (found === undefined) throw new Error('a registration vanished');
  const { person, session, event } = found;
  const order = (await newestOrders(tx, EVENT_PEOPLE, [id])).get(id) ?? null;
  const isAccepted = person.status === 'ACCEPTED';
  const stream = joinable(session);
  return {
    kind: 'event',
    event_url: event.event_url,
    name: event.name,
    session_name: session.name === event.name ? '' : session.name,
    banner_url: session.banner_url ?? event.event_banner_url,
    color_primary: event.color_primary,
    color_dark: event.color_dark,
    venue: event.venue,
    speaker: session.session_speaker,
    stream_type: stream.stream_url === null ? null : textOr(session.additional_information.streamType),
    start_time: session.start_time?.toISOString() ?? null,
    end_time: session.end_time?.toISOString() ?? null,
    full_name: person.full_name,
    status: person.status,
    label: registrationLabel({ status: person.status, invited: false, order }),
    rejection_message: person.status === 'REJECTED' ? person.rejection_message : null,
    position: await positionOf(tx, person),
    price: person.price,
    payment: order && order.amount > 0 ? presentPayment(order, { now, canPay: config.midtrans !== null }) : null,
    join: isAccepted && stream.stream_url !== null ? joiningOf(stream, now) : null,
    check_in: isAccepted ? await checkInOf(ctx, event, person) : null,
    can_withdraw: ['PENDING', 'WAITING', 'ACCEPTED'].includes(person.status) && !isOver(stream, now),
  };
}
