import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';
import { classHolder } from '../registrations/ticket-holders.ts';
import type { TicketDesk, Withdrawn } from './desk.ts';
import { readClassTicket } from './read-class-ticket.ts';
import { withdrawPlace } from './withdraw-place.ts';

/**
 * Gives a place up: it goes to the waiting list, and an unpaid order ends. What was paid waits for staff, who return it
 * or do not.
 * @throws ApiFailure 409 once the class is over or the place is gone. Source: D67 and D107.
 */
async function withdraw(ctx: SeatContext, id: number): Promise<Withdrawn> {
  const holder = await classHolder(ctx.tx, id);
  if (holder?.endsAt && holder.endsAt <= ctx.now)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kelas ini sudah selesai');
  return withdrawPlace(ctx, CLASS_PEOPLE, id);
}

export const CLASS_DESK: TicketDesk = { holder: classHolder, read: readClassTicket, withdraw };
