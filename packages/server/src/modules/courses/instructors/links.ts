import type { CourseInstructor } from '@widya/contract/course-instructors';
import { and, eq } from 'drizzle-orm';
import { courseInstructors, courses } from '../../../platform/database/schema/courses.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { assertActiveInstructor } from '../../classes/instructors/links.ts';
import { selectCourseLinks } from './queries.ts';

/**
 * Links an instructor to a course; idempotent, an existing link is returned unchanged.
 * @returns the link and whether it is new.
 * @throws ApiFailure 404 for an unknown course or instructor, 409 for a deleted instructor.
 */
export async function linkCourseInstructor(
  tx: Tx,
  { course_id, instructor_id }: { readonly course_id: number; readonly instructor_id: number },
): Promise<{ link: CourseInstructor; isNew: boolean }> {
  const [found] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, course_id)).for('share');
  if (found === undefined) throw notFound('Kelas daring mandiri tidak ditemukan');
  await assertActiveInstructor(tx, instructor_id);
  const added = await tx
    .insert(courseInstructors)
    .values({ course_id, instructor_id })
    .onConflictDoNothing()
    .returning({ id: courseInstructors.id });
  const pair = and(eq(courseInstructors.course_id, course_id), eq(courseInstructors.instructor_id, instructor_id));
  const [link] = await selectCourseLinks(tx, pair, []);
  if (link === undefined) throw new Error('A link that was just made is missing');
  return { link, isNew: added.length === 1 };
}

/** Removes a link and returns it. @throws ApiFailure 404. */
export async function unlinkCourseInstructor(tx: Tx, id: number): Promise<CourseInstructor> {
  const [link] = await selectCourseLinks(tx, eq(courseInstructors.id, id), []);
  const removed = link && (await tx.delete(courseInstructors).where(eq(courseInstructors.id, id)));
  if (link === undefined || removed?.rowCount !== 1) throw notFound('Widyaiswara ini tidak terhubung dengan kelas');
  return link;
}
