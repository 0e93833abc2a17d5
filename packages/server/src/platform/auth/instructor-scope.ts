import { type SQL, sql } from 'drizzle-orm';
import { classes } from '../database/schema/classes.ts';
import { courses } from '../database/schema/courses.ts';
import { type Caller, isInstructor } from './caller.ts';

/** Restricts instructors to the classes linked to them; undefined for other callers (S11). */
export function classScope(caller: Caller): SQL | undefined {
  if (!isInstructor(caller)) return undefined;
  return sql`exists (
    select 1 from class_instructors link where link.class_id = ${classes.id} and link.instructor_id = ${caller.id})`;
}

/** Restricts instructors to the courses linked to them; undefined for other callers (S11). */
export function courseScope(caller: Caller): SQL | undefined {
  if (!isInstructor(caller)) return undefined;
  return sql`exists (
    select 1 from course_instructors link where link.course_id = ${courses.id} and link.instructor_id = ${caller.id})`;
}
