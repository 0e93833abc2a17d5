import type { ClassInstructor } from '@widya/contract/class-instructors';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Caller, isInstructor } from '../../../platform/auth/caller.ts';
import { classScope } from '../../../platform/auth/instructor-scope.ts';
import { instructors } from '../../../platform/database/schema/accounts.ts';
import { classes, classInstructors } from '../../../platform/database/schema/classes.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { LINKED_INSTRUCTOR, presentLink } from './linked-instructor.ts';

/** Links with the instructor's details that a class shows. */
export async function selectLinks(tx: Tx, condition: SQL | undefined, order: SQL[]): Promise<ClassInstructor[]> {
  const rows = await tx
    .select({
      id: classInstructors.id,
      class_code: classes.code,
      class_name: classes.name,
      ...LINKED_INSTRUCTOR,
      created_at: classInstructors.created_at,
    })
    .from(classInstructors)
    .innerJoin(classes, eq(classes.id, classInstructors.class_id))
    .innerJoin(instructors, eq(instructors.id, classInstructors.instructor_id))
    .where(condition)
    .orderBy(...order);
  return rows.map(presentLink);
}

/** The classes to which an instructor is linked, the latest first; empty for an admin. Source: D58. */
export async function selectOwnLinks(tx: Tx, caller: Caller): Promise<ClassInstructor[]> {
  if (!isInstructor(caller)) return [];
  const latestFirst = [sql`${classes.start_time} desc nulls first`, desc(classes.id)];
  return selectLinks(tx, eq(classInstructors.instructor_id, caller.id), latestFirst);
}

/**
 * The instructors of a class, in the order in which they were linked, without emails, which only admins may read
 * (D138).
 * @throws ApiFailure 404 when the class is unknown or outside the caller's scope (S11).
 */
export async function selectInstructorsOf(tx: Tx, caller: Caller, code: string): Promise<ClassInstructor[]> {
  const [found] = await tx
    .select({ id: classes.id })
    .from(classes)
    .where(and(sql`lower(${classes.code}) = lower(${code})`, classScope(caller)));
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  return selectLinks(tx, eq(classInstructors.class_id, found.id), [asc(classInstructors.id)]);
}
