import { sql } from 'drizzle-orm';
import { courseRatings } from '../../../platform/database/schema/course-members.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { standingOf } from './steps.ts';
import type { Taker } from './taker.ts';

/**
 * Writes the rating of a participant who has finished the course; replaces an earlier one. The registration is locked.
 * @returns its id. @throws ApiFailure 409 while sub-chapters are left.
 */
export async function rateCourse(
  { tx, now }: Pick<Ctx, 'tx' | 'now'>,
  { course, person }: Taker,
  input: { readonly rating: number; readonly comment: string },
): Promise<number> {
  const { done, total } = await standingOf(tx, course.id, person.id);
  if (total === 0 || done < total)
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Selesaikan semua subbab sebelum menilai kelas ini');
  const change = { ...input, full_name: person.full_name, updated_at: now };
  const [row] = await tx
    .insert(courseRatings)
    .values({ ...change, course_id: course.id, member_course_id: person.id, created_at: now })
    .onConflictDoUpdate({
      target: courseRatings.member_course_id,
      set: { ...change, version: sql`${courseRatings.version} + 1` },
    })
    .returning({ id: courseRatings.id });
  if (row === undefined) throw new Error('a rating was not written');
  return row.id;
}
