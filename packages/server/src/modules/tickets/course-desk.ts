import { eq } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { members } from '../../platform/database/schema/members.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { COURSE_PEOPLE } from '../participants/source.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { TicketDesk, TicketHolder, Withdrawn } from './desk.ts';
import { readCourseTicket } from './read-course-ticket.ts';
import { withdrawPlace } from './withdraw-place.ts';

async function courseHolder(tx: Tx, id: number): Promise<TicketHolder | null> {
  const [found] = await tx
    .select({ person: memberCourses, name: courses.title, forgottenAt: members.anonymised_at })
    .from(memberCourses)
    .innerJoin(courses, eq(courses.id, memberCourses.course_id))
    .innerJoin(members, eq(members.id, memberCourses.member_id))
    .where(eq(memberCourses.id, id));
  if (found === undefined) return null;
  const { person, name, forgottenAt } = found;
  return {
    kind: 'course',
    id,
    serial: person.ticket_serial,
    endsAt: null,
    full_name: person.full_name,
    email: person.email,
    member_id: person.member_id,
    ownerId: person.course_id,
    name,
    status: person.status,
    unconfirmed: person.confirm_by !== null,
    forgotten: forgottenAt !== null,
  };
}

/** Gives a course up. @throws ApiFailure 409 once everything in it is done, or the place is gone. */
async function withdraw(ctx: SeatContext, id: number): Promise<Withdrawn> {
  const [person] = await ctx.tx
    .select({ progress: memberCourses.progress })
    .from(memberCourses)
    .where(eq(memberCourses.id, id));
  if (person?.progress === 100) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kelas ini sudah Anda selesaikan');
  return withdrawPlace(ctx, COURSE_PEOPLE, id);
}

export const COURSE_DESK: TicketDesk = { holder: courseHolder, read: readCourseTicket, withdraw };
