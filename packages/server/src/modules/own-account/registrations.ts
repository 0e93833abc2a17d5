import type { OwnRegistration } from '@widya/contract/own-account';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { eventRegistrations, eventSessions, events } from '../../platform/database/schema/events.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { MOST_OF_PERSON } from '../participants/person-parts.ts';

/** A registration with the values that its ticket link needs. */
export interface Registered extends Omit<OwnRegistration, 'ticket'> {
  readonly id: number;
  readonly serial: number;
}

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Confirmed registrations of a person for classes, the newest first. */
export async function ownClasses(tx: Tx, memberId: number): Promise<Registered[]> {
  const rows = await tx
    .select({
      id: registrations.id,
      serial: registrations.ticket_serial,
      code: classes.code,
      name: classes.name,
      starts: classes.start_time,
      ends: classes.end_time,
      status: registrations.status,
      registered: registrations.registered_at,
    })
    .from(registrations)
    .innerJoin(classes, eq(classes.id, registrations.class_id))
    // An unconfirmed registration may have been made by somebody else, so it is not shown.
    .where(and(eq(registrations.member_id, memberId), isNull(registrations.confirm_by)))
    .orderBy(desc(registrations.registered_at), desc(registrations.id))
    .limit(MOST_OF_PERSON);
  return rows.map(({ starts, ends, registered, ...row }) => ({
    ...row,
    kind: 'class',
    session: null,
    starts_at: text(starts),
    ends_at: text(ends),
    progress: null,
    registered_at: registered.toISOString(),
  }));
}

/** Confirmed registrations of a person for self-paced courses, the newest first. */
export async function ownCourses(tx: Tx, memberId: number): Promise<Registered[]> {
  const rows = await tx
    .select({
      id: memberCourses.id,
      serial: memberCourses.ticket_serial,
      code: courses.course_code,
      name: courses.title,
      status: memberCourses.status,
      progress: memberCourses.progress,
      registered: memberCourses.registered_at,
    })
    .from(memberCourses)
    .innerJoin(courses, eq(courses.id, memberCourses.course_id))
    .where(and(eq(memberCourses.member_id, memberId), isNull(memberCourses.confirm_by)))
    .orderBy(desc(memberCourses.registered_at), desc(memberCourses.id))
    .limit(MOST_OF_PERSON);
  return rows.map(({ registered, ...row }) => ({
    ...row,
    kind: 'course',
    session: null,
    starts_at: null,
    ends_at: null,
    registered_at: registered.toISOString(),
  }));
}

/**
 * Confirmed registrations for sessions of events, the newest first; found by address, because those older than the
 * participants' site have no account. @param email in lower case.
 */
export async function ownEvents(tx: Tx, email: string): Promise<Registered[]> {
  const rows = await tx
    .select({
      id: eventRegistrations.id,
      serial: eventRegistrations.ticket_serial,
      code: events.event_url,
      name: events.name,
      // The only session of an event has the event's name.
      session: sql<string | null>`nullif(${eventSessions.name}, ${events.name})`,
      starts: sql<Date | null>`coalesce(${eventSessions.start_time}, ${events.start_time})`.mapWith(events.start_time),
      ends: sql<Date | null>`coalesce(${eventSessions.end_time}, ${events.end_time})`.mapWith(events.end_time),
      status: eventRegistrations.status,
      registered: eventRegistrations.registered_at,
    })
    .from(eventRegistrations)
    .innerJoin(eventSessions, eq(eventSessions.id, eventRegistrations.session_id))
    .innerJoin(events, eq(events.id, eventSessions.event_id))
    .where(and(eq(sql`lower(${eventRegistrations.email})`, email), isNull(eventRegistrations.confirm_by)))
    .orderBy(desc(eventRegistrations.registered_at), desc(eventRegistrations.id))
    .limit(MOST_OF_PERSON);
  return rows.map(({ starts, ends, registered, ...row }) => ({
    ...row,
    kind: 'event',
    starts_at: text(starts),
    ends_at: text(ends),
    progress: null,
    registered_at: registered.toISOString(),
  }));
}
