import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { classCounters } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseCounters } from '../../platform/database/schema/courses.ts';
import { orderItems } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';

export type SourceKind = 'class' | 'course';

/** The columns that both kinds of registrations have; what only one has is read through the source. */
export type People = typeof registrations;

/** Where participants come from: the registrations of classes, or those of self-paced courses. */
export interface ParticipantSource {
  readonly kind: SourceKind;
  readonly people: People;
  /** Column that names the class or course. */
  readonly ownerId: PgColumn;
  /** Kept numbers of registrations in each state: a row for each class or course, which `counted` names. */
  readonly counters: typeof courseCounters;
  readonly counted: PgColumn;
  /** Column of `order_items` that names the registration. */
  readonly orderItem: PgColumn;
  /** Column of `certificates` that names the registration. */
  readonly certificate: PgColumn;
  readonly isPresent: SQL<boolean>;
  readonly progress: SQL<number | null>;
  /** Kind of thing in the log. */
  readonly logObject: 'participant' | 'course_participant';
}

export const CLASS_PEOPLE: ParticipantSource = {
  kind: 'class',
  people: registrations,
  ownerId: registrations.class_id,
  // Those of classes hold more; what is read through here both have.
  counters: classCounters as unknown as typeof courseCounters,
  counted: classCounters.class_id,
  orderItem: orderItems.participant_id,
  certificate: certificates.participant_id,
  isPresent: sql<boolean>`${registrations.is_present}`,
  progress: sql<number | null>`null::integer`,
  logObject: 'participant',
};

export const COURSE_PEOPLE: ParticipantSource = {
  kind: 'course',
  // The two tables share every column that is used through `people`; class_id and is_present are never read through it.
  people: memberCourses as unknown as People,
  ownerId: memberCourses.course_id,
  counters: courseCounters,
  counted: courseCounters.course_id,
  orderItem: orderItems.member_course_id,
  certificate: certificates.member_course_id,
  isPresent: sql<boolean>`false`,
  progress: sql<number | null>`${memberCourses.progress}`,
  logObject: 'course_participant',
};

/** Classes or courses that a caller may know of, by a column that names them; undefined for everyone but instructors (S11). */
function ownersScope({ kind }: ParticipantSource, caller: Caller, owner: PgColumn): SQL | undefined {
  if (!isInstructor(caller)) return undefined;
  return kind === 'class'
    ? sql`exists (select 1 from class_instructors link where link.class_id = ${owner} and link.instructor_id = ${caller.id})`
    : sql`exists (select 1 from course_instructors link where link.course_id = ${owner} and link.instructor_id = ${caller.id})`;
}

/** The registrations a caller may know of; undefined for everyone but instructors, who know those of what they are linked to (S11). */
export const peopleScope = (source: ParticipantSource, caller: Caller): SQL | undefined =>
  ownersScope(source, caller, source.ownerId);

/** Whose registrations a list is of: those of one class or course, or all that a caller may know of. */
export type ListScope = { readonly ownerId: number } | { readonly caller: Caller };

/** The registrations of a list, and the kept counters that add up to them. */
export const scopeOf = (source: ParticipantSource, scope: ListScope) =>
  'ownerId' in scope
    ? { people: eq(source.ownerId, scope.ownerId), counters: eq(source.counted, scope.ownerId) }
    : { people: peopleScope(source, scope.caller), counters: ownersScope(source, scope.caller, source.counted) };
