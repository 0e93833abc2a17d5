import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { eventRegistrations, eventSessions } from '../../platform/database/schema/events.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { hasTicket, mailNewLinks } from '../ticket-links/mail-new-links.ts';
import type { TicketHolder } from '../ticket-links/ticket-holder.ts';
import { lockSeatsOf, type RegistrationRow } from './event-people.ts';
import type { EventRow } from './present.ts';
import { presentRegistration } from './registrations.ts';
import { eventHolder } from './ticket-holder.ts';

const NO_TICKET = 'Pendaftaran ini tidak memiliki tiket';

/** The ticket holders among some registrations. */
async function holdersOf(tx: Tx, ids: readonly number[]): Promise<TicketHolder[]> {
  const holders: TicketHolder[] = [];
  for (const id of ids) {
    const holder = await eventHolder(tx, id);
    if (holder !== null && hasTicket(holder)) holders.push(holder);
  }
  return holders;
}

/** Ids of a person's registrations for an event, the earliest session first. */
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
 * Revokes all ticket links of a person for an event, since one mail may contain all of them, and mails new ones. The
 * lock of the event is enough, because every change of a registration takes it first.
 * @throws ApiFailure 404, 409 for people who were rejected or have not confirmed their address.
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
