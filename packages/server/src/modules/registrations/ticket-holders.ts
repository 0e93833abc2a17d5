import { eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { members } from '../../platform/database/schema/members.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { TicketHolder } from '../ticket-links/ticket-holder.ts';

/** The registration of a class with what its ticket shows; null when it no longer exists. */
export async function classHolder(tx: Tx, id: number): Promise<TicketHolder | null> {
  const [found] = await tx
    .select({ person: registrations, of: classes, forgottenAt: members.anonymised_at })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    .innerJoin(members, eq(members.id, registrations.member_id))
    .where(eq(registrations.id, id));
  if (found === undefined) return null;
  const { person, of, forgottenAt } = found;
  return {
    kind: 'class',
    id,
    serial: person.ticket_serial,
    endsAt: of.permanent ? null : of.end_time,
    full_name: person.full_name,
    email: person.email,
    member_id: person.member_id,
    ownerId: of.id,
    name: of.name,
    status: person.status,
    unconfirmed: person.confirm_by !== null,
    forgotten: forgottenAt !== null,
  };
}

/** The registration of a self-paced course with what its ticket shows; null when it no longer exists. */
export async function courseHolder(tx: Tx, id: number): Promise<TicketHolder | null> {
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
