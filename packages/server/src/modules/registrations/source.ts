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

/** The columns that both kinds of registrations share; columns of only one kind are read through the source. */
export type People = typeof registrations;

/** The kind of registrations: of classes, or of self-paced courses. */
export interface ParticipantSource {
  readonly kind: SourceKind;
  readonly people: People;
  /** Column of the class or course id. */
  readonly ownerId: PgColumn;
  /** Counters of registrations by status, one row per class or course; `counted` is its id column. */
  readonly counters: typeof courseCounters;
  readonly counted: PgColumn;
  /** Column of `order_items` that refers to the registration. */
  readonly orderItem: PgColumn;
  /** Column of `certificates` that refers to the registration. */
  readonly certificate: PgColumn;
  readonly isPresent: SQL<boolean>;
  /** Percentage of completed sub-chapters; null in classes. */
  readonly progress: SQL<number | null>;
  /** Object type in the admin log. */
  readonly logObject: 'participant' | 'course_participant';
}

export const CLASS_PEOPLE: ParticipantSource = {
  kind: 'class',
  people: registrations,
  ownerId: registrations.class_id,
  // The counters of classes have more columns; only the shared ones are read through this type.
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
  // The two tables share every column used through `people`; class_id and is_present are never read through it.
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

/** Restricts instructors to their own classes or courses, by the given id column; undefined for other callers (S11). */
function ownersScope({ kind }: ParticipantSource, caller: Caller, owner: PgColumn): SQL | undefined {
  if (!isInstructor(caller)) return undefined;
  return kind === 'class'
    ? sql`exists (select 1 from class_instructors link where link.class_id = ${owner} and link.instructor_id = ${caller.id})`
    : sql`exists (select 1 from course_instructors link where link.course_id = ${owner} and link.instructor_id = ${caller.id})`;
}

/** Restricts instructors to registrations of their own classes or courses; undefined for other callers (S11). */
export const peopleScope = (source: ParticipantSource, caller: Caller): SQL | undefined =>
  ownersScope(source, caller, source.ownerId);

/** The registrations of a list: of one class or course, or all that the caller may see. */
export type ListScope = { readonly ownerId: number } | { readonly caller: Caller };

/** The conditions for the registrations of a list and for the counters that add up to them. */
export const scopeOf = (source: ParticipantSource, scope: ListScope) =>
  'ownerId' in scope
    ? { people: eq(source.ownerId, scope.ownerId), counters: eq(source.counted, scope.ownerId) }
    : { people: peopleScope(source, scope.caller), counters: ownersScope(source, scope.caller, source.counted) };
