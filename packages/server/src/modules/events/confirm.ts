import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../database/schema/events.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { OrderRow } from '../participants/present.ts';
import { type Confirmation, type ConfirmationDesk, isConfirmable } from '../registrations/confirmation-link.ts';
import { heldSince } from '../registrations/confirmation-mail.ts';
import { heldTerms } from '../registrations/held-terms.ts';
import { openOrders } from '../registrations/orders.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { Ticket } from '../tickets/ticket-token.ts';
import { type EventSeats, lockSessions, type RegistrationRow, seatName, ticketedBy } from './event-people.ts';
import { mailForm } from './form-mail.ts';
import type { ToldSeat } from './mail-values.ts';
import { promoteSession, soldBy } from './promote-session.ts';

interface HeldSeat {
  readonly seats: EventSeats;
  readonly row: RegistrationRow;
}

type HeldSeats = readonly [HeldSeat, ...HeldSeat[]];

/** Registrations of an address for an event from the second in which the places of a link were taken. */
const fromSameForm = ({ event, row }: { event: { id: number }; row: RegistrationRow }, { expiresAt }: Ticket) => {
  const since = heldSince(expiresAt);
  return and(
    eq(eventSessions.event_id, event.id),
    sql`lower(${eventRegistrations.email}) = lower(${row.email})`,
    gt(eventRegistrations.registered_at, new Date(since.getTime() - 1_000)),
    lte(eventRegistrations.registered_at, since),
  );
};

/** The registrations of the form whose link it is. @throws ApiFailure 410 once none of them can be confirmed, or is. */
async function linked({ tx, now }: SeatContext, link: Ticket): Promise<HeldSeats> {
  const select = () =>
    tx
      .select({ row: eventRegistrations, session: eventSessions, event: events })
      .from(eventRegistrations)
      .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
      .innerJoin(events, eq(events.id, eventSessions.event_id));
  const [own] = await select().where(eq(eventRegistrations.id, link.id));
  if (own === undefined) throw new ApiFailure(410, 'LINK_EXPIRED');
  const found = await select()
    .where(or(eq(eventRegistrations.id, link.id), fromSameForm(own, link)))
    .orderBy(asc(eventSessions.start_time), asc(eventSessions.id));
  const [first, ...more] = found
    .filter(({ row }) => (row.id !== link.id || row.ticket_serial === link.serial) && isConfirmable(row, now))
    .map(({ row, ...seats }) => ({ row, seats }));
  if (first === undefined) throw new ApiFailure(410, 'LINK_EXPIRED');
  return [first, ...more];
}

const confirmationOf = (held: HeldSeats): Confirmation => ({
  places: held.map(({ seats, row }) => ({
    ticketed: ticketedBy(seats, row),
    name: seatName(seats),
    status: row.status,
  })),
  full_name: held[0].row.full_name,
  name: held.length === 1 ? seatName(held[0].seats) : held[0].seats.event.name,
  confirm_by: held.find(({ row }) => row.confirm_by !== null)?.row.confirm_by ?? null,
  object: 'sessionregistration',
});

/** Gives the held place for good: accepted, or asked to pay with a day's time. */
async function takePlace(ctx: SeatContext, { seats, row }: HeldSeat): Promise<ToldSeat> {
  const { tx, now } = ctx;
  const { session } = seats;
  const { redeemed, price, voucher_id } = await heldTerms(tx, row, session.price);
  const status = price === 0 ? 'ACCEPTED' : 'WAITING';
  const written = await write(ctx, row, { price, voucher_id, status, accepted_at: status === 'ACCEPTED' ? now : null });
  const { id, member_id } = written;
  const buys = member_id !== null && (redeemed !== undefined || (price > 0 && session.online_payment));
  const orders: ReadonlyMap<number, OrderRow> = buys
    ? await openOrders(tx, soldBy(seats), [{ id, member_id, price, redeemed }], now)
    : new Map();
  return { seats, row: written, order: orders.get(id) };
}

/** Puts somebody into the queue for good, or gives them the place that is held for them. */
const settle = async (ctx: SeatContext, held: HeldSeat): Promise<ToldSeat> =>
  held.row.status === 'PENDING'
    ? { seats: held.seats, row: await write(ctx, held.row, {}), order: undefined }
    : takePlace(ctx, held);

async function write({ tx }: SeatContext, { id }: RegistrationRow, changes: Partial<RegistrationRow>) {
  const [written] = await tx
    .update(eventRegistrations)
    .set({ ...changes, confirm_by: null, version: sql`${eventRegistrations.version} + 1` })
    .where(eq(eventRegistrations.id, id))
    .returning();
  if (written === undefined) throw new Error('a registration vanished');
  return written;
}

/** Registrations for sessions of events that were made while mails were down; one link confirms all of one form. */
export const EVENT_CONFIRMATIONS: ConfirmationDesk = {
  read: async (ctx, link) => confirmationOf(await linked(ctx, link)),
  confirm: async (ctx, link) => {
    const seen = await linked(ctx, link);
    const ids = seen.map(({ seats }) => seats.session.id);
    await lockSessions(ctx.tx, seen[0].seats.event.id, ids);
    const told: ToldSeat[] = [];
    for (const held of await linked(ctx, link)) if (held.row.confirm_by !== null) told.push(await settle(ctx, held));
    await mailForm(ctx, told);
    // Whoever queues may get a place at once.
    for (const { seats, row } of told) if (row.status === 'PENDING') await promoteSession(ctx, seats);
    return confirmationOf(await linked(ctx, link));
  },
};
