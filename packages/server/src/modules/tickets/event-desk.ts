import { eq } from 'drizzle-orm';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { members } from '../../platform/database/schema/members.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { changeSeat } from '../events/change-seat.ts';
import { EVENT_PEOPLE, seatName, ticketedBy } from '../events/event-people.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { TicketDesk, TicketHolder, Withdrawn } from './desk.ts';
import { readEventTicket } from './read-event-ticket.ts';
import { askForRefund, WITHDRAWN } from './withdraw-place.ts';

async function eventHolder(tx: Tx, id: number): Promise<TicketHolder | null> {
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

/** Like the withdrawal from a class. @throws ApiFailure 409 once the session is over or the place is gone. */
async function withdraw(ctx: SeatContext, id: number): Promise<Withdrawn> {
  const holder = await eventHolder(ctx.tx, id);
  if (holder?.endsAt && holder.endsAt <= ctx.now)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Event ini sudah selesai');
  const { after } = await changeSeat(ctx, id, { event: 'cancel', mail: false, reason: WITHDRAWN });
  return { status: after.status, object: 'sessionregistration', after: await askForRefund(ctx, EVENT_PEOPLE, id) };
}

export const EVENT_DESK: TicketDesk = { holder: eventHolder, read: readEventTicket, withdraw };
