import type { SyllabusCourse } from '@widya/contract/chapters';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { courseScope } from '../../../platform/auth/instructor-scope.ts';
import { memberCourses } from '../../../platform/database/schema/course-members.ts';
import { courses } from '../../../platform/database/schema/courses.ts';
import { ApiFailure, notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';

/** A course with the order of its chapters. */
export interface CourseOfChapters extends SyllabusCourse {
  readonly sequence: readonly number[];
}

/**
 * Finds a course that the caller may see, with the facts that close it to new chapters.
 * @param missing message for the requested record: a caller who may not see a course must not learn about its chapters.
 * @throws ApiFailure 404 otherwise (S11).
 */
export async function findCourse(
  tx: Tx,
  caller: Caller,
  id: number,
  missing = 'Kelas daring mandiri tidak ditemukan',
): Promise<CourseOfChapters> {
  const [row] = await tx
    .select({
      id: courses.id,
      title: courses.title,
      course_code: courses.course_code,
      active: courses.active,
      sequence: courses.custom_chapter_sequence,
      accepted_participants: sql<number>`(
        select count(*)::int from ${memberCourses} m where m.course_id = ${id} and m.status = 'ACCEPTED')`,
    })
    .from(courses)
    .where(and(eq(courses.id, id), courseScope(caller)));
  if (row === undefined) throw notFound(missing);
  return { ...row, locked: row.active === 1 && row.accepted_participants > 0 };
}

/**
 * `findCourse` with a lock on the course's row. Accepting a participant locks the same row, so what is read here stays
 * true until the end of the transaction.
 */
export async function lockCourse(tx: Tx, caller: Caller, id: number): Promise<CourseOfChapters> {
  await findCourse(tx, caller, id);
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('update');
  return findCourse(tx, caller, id);
}

/**
 * @param what the refused action: 'Tidak bisa membuat bab baru'
 * @throws ApiFailure 409 while an active course has participants. Source: D109.
 */
export function assertOpen({ locked, accepted_participants }: SyllabusCourse, what: string): void {
  if (!locked) return;
  throw new ApiFailure(409, 'PARTICIPANT_ALREADY_REGISTERED', `${what} karena sudah ada peserta terdaftar`, {
    current: { accepted_participants },
  });
}
