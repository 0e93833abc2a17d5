import type { CourseInstructor } from '@widya/contract/course-instructors';
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { type Caller, isInstructor } from '../../../platform/auth/caller.ts';
import { instructors } from '../../../platform/database/schema/accounts.ts';
import { courseInstructors, courses } from '../../../platform/database/schema/courses.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { LINKED_INSTRUCTOR, presentLink } from '../../classes/instructors/linked-instructor.ts';
import { findCourseOwner } from '../../registrations/find-owner.ts';

/** Links with the instructor's details that a course shows. */
export async function selectCourseLinks(tx: Tx, condition: SQL | undefined, order: SQL[]): Promise<CourseInstructor[]> {
  const rows = await tx
    .select({
      id: courseInstructors.id,
      course_id: courses.id,
      course_code: courses.course_code,
      course_title: courses.title,
      ...LINKED_INSTRUCTOR,
      created_at: courseInstructors.created_at,
    })
    .from(courseInstructors)
    .innerJoin(courses, eq(courses.id, courseInstructors.course_id))
    .innerJoin(instructors, eq(instructors.id, courseInstructors.instructor_id))
    .where(condition)
    .orderBy(...order);
  return rows.map(presentLink);
}

/** The courses to which an instructor is linked, the latest first; empty for an admin. */
export async function selectOwnCourseLinks(tx: Tx, caller: Caller): Promise<CourseInstructor[]> {
  if (!isInstructor(caller)) return [];
  return selectCourseLinks(tx, eq(courseInstructors.instructor_id, caller.id), [
    desc(courses.created_at),
    desc(courses.id),
  ]);
}

/**
 * The instructors of a course, in the order in which they were linked, without emails, which only admins may read
 * (D138).
 * @throws ApiFailure 404 when the course is unknown or outside the caller's scope (S11).
 */
export async function selectInstructorsOfCourse(tx: Tx, caller: Caller, ref: string): Promise<CourseInstructor[]> {
  const { id } = await findCourseOwner(tx, caller, ref);
  return selectCourseLinks(tx, eq(courseInstructors.course_id, id), [asc(courseInstructors.id)]);
}
