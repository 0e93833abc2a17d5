import { eq } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { TicketHolder } from '../ticket-links/ticket-holder.ts';
import { seatName, ticketedBy } from './event-people.ts';

/** The registration for a session with what its ticket shows; null when it no longer exists. */
export async function eventHolder(tx: Tx, id: number): Promise<TicketHolder | null> {
  const [found] = await tx
    .select({ row: eventRegistrations, session: eventSessions, event: events, forgottenAt: members.anonymised_at })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .innerJoin(events, eq(events.id, eventSessions.event_id))
    .leftJoin(members, eq(members.id, eventRegistrations.member_id))
    .where(eq(eventRegistrations.id, id));
  if (found === undefined) return null;
  const { row, session, event, forgottenAt } = found;
  const { full_name, email, member_id, status } = row;
  return {
    ...ticketedBy({ session }, row),
    full_name,
    email,
    member_id,
    status,
    ownerId: event.id,
    name: seatName({ event, session }),
    unconfirmed: row.confirm_by !== null,
    forgotten: forgottenAt !== null,
  };
}
