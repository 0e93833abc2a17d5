import { eq } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { COURSE_PEOPLE } from '../registrations/source.ts';
import { courseHolder } from '../registrations/ticket-holders.ts';
import { readCourseTicket } from './read-course-ticket.ts';
import type { TicketHandlers, Withdrawn } from './ticket-handlers.ts';
import { withdrawSeat } from './withdraw-seat.ts';

/** Withdraws from a course. @throws ApiFailure 409 once the course is finished, or the seat is lost. */
async function withdraw(ctx: SeatContext, id: number): Promise<Withdrawn> {
  const [person] = await ctx.tx
    .select({ progress: memberCourses.progress })
    .from(memberCourses)
    .where(eq(memberCourses.id, id));
  if (person?.progress === 100) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kelas ini sudah Anda selesaikan');
  return withdrawSeat(ctx, COURSE_PEOPLE, id);
}

export const COURSE_TICKET_HANDLERS: TicketHandlers = { holder: courseHolder, read: readCourseTicket, withdraw };
