import { eq, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../database/schema/events.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import { type Confirmation, type ConfirmationDesk, confirmable } from '../registrations/confirmation-link.ts';
import { heldTerms } from '../registrations/held-terms.ts';
import { openOrders } from '../registrations/orders.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { Ticket } from '../tickets/ticket-token.ts';
import { type EventSeats, lockSeatsOf, type RegistrationRow, seatName, ticketedBy } from './event-people.ts';
import { promoteSession, soldBy } from './promote-session.ts';
import { registrationMails } from './registration-mails.ts';

async function linked({ tx, now }: SeatContext, link: Ticket): Promise<EventSeats & { readonly row: RegistrationRow }> {
  const [found] = await tx
    .select({ row: eventRegistrations, session: eventSessions, event: events })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .innerJoin(events, eq(events.id, eventSessions.event_id))
    .where(eq(eventRegistrations.id, link.id));
  if (found === undefined) throw new ApiFailure(410, 'LINK_EXPIRED');
  return { ...found, row: confirmable(found.row, link, now) };
}

const confirmationOf = (row: RegistrationRow, seats: EventSeats): Confirmation => ({
  ticketed: ticketedBy(seats, row),
  full_name: row.full_name,
  name: seatName(seats),
  status: row.status,
  confirm_by: row.confirm_by,
  object: 'sessionregistration',
});

/** Gives the held place for good: accepted, or asked to pay with a day's time. */
async function takePlace(ctx: SeatContext, seats: EventSeats, row: RegistrationRow): Promise<RegistrationRow> {
  const { tx, now } = ctx;
  const { session } = seats;
  const { redeemed, price, voucher_id } = await heldTerms(tx, row, session.price);
  const status = price === 0 ? 'ACCEPTED' : 'WAITING';
  const written = await write(ctx, row, { price, voucher_id, status, accepted_at: status === 'ACCEPTED' ? now : null });
  const { id, member_id } = written;
  const buys = member_id !== null && (redeemed !== undefined || (price > 0 && session.online_payment));
  const orders = buys ? await openOrders(tx, soldBy(seats), [{ id, member_id, price, redeemed }], now) : new Map();
  await enqueueMails(tx, await registrationMails(ctx, seats, [written], orders), now);
  return written;
}

/** Puts somebody into the queue for good, from which they may get a place at once. */
async function joinQueue(ctx: SeatContext, seats: EventSeats, row: RegistrationRow): Promise<RegistrationRow> {
  const written = await write(ctx, row, {});
  await enqueueMails(ctx.tx, await registrationMails(ctx, seats, [written], new Map()), ctx.now);
  await promoteSession(ctx, seats);
  return written;
}

async function write({ tx }: SeatContext, { id }: RegistrationRow, changes: Partial<RegistrationRow>) {
  const [written] = await tx
    .update(eventRegistrations)
    .set({ ...changes, confirm_by: null, version: sql`${eventRegistrations.version} + 1` })
    .where(eq(eventRegistrations.id, id))
    .returning();
  if (written === undefined) throw new Error('a registration vanished');
  return written;
}

/** Registrations for sessions of events that were made while mails were down. */
export const EVENT_CONFIRMATIONS: ConfirmationDesk = {
  read: async (ctx, link) => {
    const { row, ...seats } = await linked(ctx, link);
    return confirmationOf(row, seats);
  },
  confirm: async (ctx, link) => {
    await linked(ctx, link);
    const seats = await lockSeatsOf(ctx.tx, link.id);
    const { row } = await linked(ctx, link);
    if (row.confirm_by === null) return confirmationOf(row, seats);
    return confirmationOf(await (row.status === 'PENDING' ? joinQueue : takePlace)(ctx, seats, row), seats);
  },
};
