import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions } from '../../platform/database/schema/events.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { keepsTicket, mailNewLinks } from '../ticket-links/mail-new-links.ts';
import type { TicketHolder } from '../ticket-links/ticket-holder.ts';
import { lockSeatsOf, type RegistrationRow } from './event-people.ts';
import type { EventRow } from './present.ts';
import { presentRegistration } from './registrations.ts';
import { eventHolder } from './ticket-holder.ts';

const NO_TICKET = 'Pendaftaran ini tidak memiliki tiket';

/** Those who have a ticket that a link may lead to, of some registrations. */
async function holdersOf(tx: Tx, ids: readonly number[]): Promise<TicketHolder[]> {
  const holders: TicketHolder[] = [];
  for (const id of ids) {
    const holder = await eventHolder(tx, id);
    if (holder !== null && keepsTicket(holder)) holders.push(holder);
  }
  return holders;
}

/** What the address of a registration has for an event, the earliest session first. */
const idsOfPerson = async (tx: Tx, { id: eventId }: EventRow, { email }: RegistrationRow): Promise<number[]> => {
  const rows = await tx
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .where(and(eq(eventSessions.event_id, eventId), sql`lower(${eventRegistrations.email}) = lower(${email})`))
    .orderBy(sql`${eventSessions.start_time} asc nulls last`, asc(eventSessions.id));
  return rows.map(({ id }) => id);
};

/**
 * Revokes every link to the tickets that a person has for an event, since one mail may hold all of them, and mails new ones. Every
 * change of a registration locks the event first, so its lock is enough.
 * @throws ApiFailure 404, 409 for whoever was turned down or has not confirmed their address.
 */
export async function renewTickets(ctx: SeatContext, id: number) {
  const { tx } = ctx;
  const { event } = await lockSeatsOf(tx, id);
  const [row] = await tx.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
  if (row === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  const ids = (await holdersOf(tx, await idsOfPerson(tx, event, row))).map((holder) => holder.id);
  if (!ids.includes(id))
    throw new ApiFailure(409, 'INVALID_TRANSITION', NO_TICKET, { current: presentRegistration(row) });
  await tx
    .update(eventRegistrations)
    .set({ ticket_serial: sql`${eventRegistrations.ticket_serial} + 1` })
    .where(inArray(eventRegistrations.id, ids));
  await mailNewLinks(ctx, await holdersOf(tx, ids), event.name);
  return { row, event, ids };
}
