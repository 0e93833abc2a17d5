import { ApiFailure } from '../../platform/http/api-failure.ts';
import { changeSeat } from '../events/change-seat.ts';
import { EVENT_PEOPLE } from '../events/event-people.ts';
import { eventHolder } from '../events/ticket-holder.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { readEventTicket } from './read-event-ticket.ts';
import type { TicketHandlers, Withdrawn } from './ticket-handlers.ts';
import { flagForRefund, WITHDRAWN } from './withdraw-seat.ts';

/** Withdraws from a session, like from a class. @throws ApiFailure 409 once the session is over or the seat is lost. */
async function withdraw(ctx: SeatContext, id: number): Promise<Withdrawn> {
  const holder = await eventHolder(ctx.tx, id);
  if (holder?.endsAt && holder.endsAt <= ctx.now)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Event ini sudah selesai');
  const { after } = await changeSeat(ctx, id, { event: 'cancel', mail: false, reason: WITHDRAWN });
  return { status: after.status, object: 'sessionregistration', after: await flagForRefund(ctx, EVENT_PEOPLE, id) };
}

export const EVENT_TICKET_HANDLERS: TicketHandlers = { holder: eventHolder, read: readEventTicket, withdraw };
