import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { confirmationHandlers, type RowWithOwner } from '../registrations/confirm-held.ts';
import type { ConfirmationHandlers } from '../registrations/confirmation-link.ts';
import { heldSince } from '../registrations/confirmation-mail.ts';
import type { Ticket } from '../ticket-links/ticket-token.ts';
import { type EventSeats, lockSessions, type RegistrationRow, seatName, ticketedBy } from './event-people.ts';
import { mailForm } from './form-mail.ts';
import { promoteSession, soldBy } from './promote-session.ts';

/**
 * Registrations for an event that have the address of the link's registration and were created at the same moment, so
 * by the same form. The moment is computed from the end of the link, which is in whole seconds.
 */
const fromSameForm = ({ event, row }: { event: { id: number }; row: RegistrationRow }, { expiresAt }: Ticket) => {
  const since = heldSince(expiresAt);
  return and(
    eq(eventSessions.event_id, event.id),
    sql`lower(${eventRegistrations.email}) = lower(${row.email})`,
    gt(eventRegistrations.registered_at, new Date(since.getTime() - 1_000)),
    lte(eventRegistrations.registered_at, since),
  );
};

/** The registration of a link and those created with the same form, in the order of their sessions. */
async function findOfForm(tx: Tx, link: Ticket): Promise<RowWithOwner<RegistrationRow, EventSeats>[]> {
  const select = () =>
    tx
      .select({ row: eventRegistrations, session: eventSessions, event: events })
      .from(eventRegistrations)
      .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
      .innerJoin(events, eq(events.id, eventSessions.event_id));
  const [own] = await select().where(eq(eventRegistrations.id, link.id));
  if (own === undefined) return [];
  const found = await select()
    .where(or(eq(eventRegistrations.id, link.id), fromSameForm(own, link)))
    .orderBy(asc(eventSessions.start_time), asc(eventSessions.id));
  return found.map(({ row, ...owner }) => ({ row, owner }));
}

/**
 * Confirms registrations for sessions that were made while mails could not be sent; one link confirms all of one form.
 */
export const EVENT_CONFIRMATIONS: ConfirmationHandlers = confirmationHandlers<RegistrationRow, EventSeats>({
  find: findOfForm,
  lock: (tx, found) =>
    lockSessions(
      tx,
      found[0].owner.event.id,
      found.map(({ owner }) => owner.session.id),
    ),
  seat: ({ row, owner }) => ({ ticketed: ticketedBy(owner, row), name: seatName(owner), status: row.status }),
  name: (found) => (found.length === 1 ? seatName(found[0].owner) : found[0].owner.event.name),
  object: 'sessionregistration',
  sale: (seats) => {
    const { price, online_payment: onlinePayment } = seats.session;
    return { price, onlinePayment, sold: soldBy(seats) };
  },
  write: async ({ tx }, id, terms) => {
    const [written] = await tx
      .update(eventRegistrations)
      .set({ ...terms, confirm_by: null, version: sql`${eventRegistrations.version} + 1` })
      .where(eq(eventRegistrations.id, id))
      .returning();
    return written;
  },
  mail: (ctx, confirmed) =>
    mailForm(
      ctx,
      confirmed.map(({ owner: seats, ...confirmation }) => ({ seats, ...confirmation })),
    ),
  promote: promoteSession,
});
