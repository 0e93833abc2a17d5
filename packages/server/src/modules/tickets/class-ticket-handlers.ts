import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';
import { classHolder } from '../registrations/ticket-holders.ts';
import { readClassTicket } from './read-class-ticket.ts';
import type { TicketHandlers, Withdrawn } from './ticket-handlers.ts';
import { withdrawSeat } from './withdraw-seat.ts';

/**
 * Withdraws from a class: the seat goes to the waiting list, and an unpaid order is closed. Staff decide about
 * returning a payment.
 * @throws ApiFailure 409 once the class is over or the seat is lost. Source: D67 and D107.
 */
async function withdraw(ctx: SeatContext, id: number): Promise<Withdrawn> {
  const holder = await classHolder(ctx.tx, id);
  if (holder?.endsAt && holder.endsAt <= ctx.now)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kelas ini sudah selesai');
  return withdrawSeat(ctx, CLASS_PEOPLE, id);
}

export const CLASS_TICKET_HANDLERS: TicketHandlers = { holder: classHolder, read: readClassTicket, withdraw };
