import type { CourseProgressRow } from '@widya/contract/chapters';
import type { chapterSchemas } from '@widya/contract/chapters.schemas';
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { courseProgress, memberCourses } from '../../../platform/database/schema/course-members.ts';
import { courseSubChapters } from '../../../platform/database/schema/courses.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { rowWindow } from '../../../platform/http/listing.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../../platform/lists/search-terms.ts';

type ProgressQuery = z.output<(typeof chapterSchemas)['listCourseProgress']['query']>;

const name = sql`lower(${memberCourses.full_name})`;
const SORT_ORDERS: Readonly<Record<ProgressQuery['sort'], SQL>> = {
  full_name: asc(name),
  '-full_name': desc(name),
  score: sql`${courseProgress.score} asc nulls last`,
  '-score': sql`${courseProgress.score} desc nulls last`,
  completed_at: asc(courseProgress.completed_at),
  '-completed_at': desc(courseProgress.completed_at),
};

/** The text of an answer, which is stored as a string or as `{ answer }`. */
export function answerText(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  if (typeof answer === 'object' && answer !== null && 'answer' in answer) return answerText(answer.answer);
  return answer === null || answer === undefined ? '' : JSON.stringify(answer);
}

/** A page of participants' answers in one sub-chapter. Source: C-090 and C-091. */
export async function selectProgress(
  tx: Tx,
  subChapterId: number,
  query: ProgressQuery,
): Promise<{ rows: CourseProgressRow[]; total: number }> {
  const filter = and(
    eq(courseProgress.course_sub_chapter_id, subChapterId),
    isNotNull(courseProgress.additional_information),
    ...searchTerms(query.q).map((term) => sql`${memberCourses.full_name} ilike ${containsPattern(term)}`),
  );
  const of = eq(memberCourses.id, courseProgress.member_course_id);
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select({
      id: memberCourses.id,
      full_name: memberCourses.full_name,
      information: courseProgress.additional_information,
      score: courseProgress.score,
      completed_at: courseProgress.completed_at,
    })
    .from(courseProgress)
    .innerJoin(memberCourses, of)
    .where(filter)
    .orderBy(SORT_ORDERS[query.sort], asc(memberCourses.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(courseProgress).innerJoin(memberCourses, of).where(filter);
  return {
    rows: rows.map(({ id, full_name, information, score, completed_at }) => ({
      id,
      full_name,
      additional_information: {
        answers: Array.isArray(information?.answers) ? information.answers.map(answerText) : [],
        score: score ?? information?.score ?? null,
      },
      completed_at: completed_at.toISOString(),
    })),
    total: all?.total ?? 0,
  };
}

/**
 * Refuses to delete sub-chapters with participants' answers. The rows stay locked, so that no answer can arrive in the
 * meantime.
 * @param what the refused action: 'Bab ini tidak dapat dihapus'
 * @throws ApiFailure 409 with the number of participants. Source: D109.
 */
export async function assertUntouched(tx: Tx, ids: readonly number[], what: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: courseSubChapters.id })
    .from(courseSubChapters)
    .where(inArray(courseSubChapters.id, [...ids]))
    .orderBy(asc(courseSubChapters.id))
    .for('update');
  const [done] = await tx
    .select({ people: sql<number>`count(distinct ${courseProgress.member_course_id})::int` })
    .from(courseProgress)
    .where(inArray(courseProgress.course_sub_chapter_id, [...ids]));
  const people = done?.people ?? 0;
  if (people === 0) return;
  throw new ApiFailure(
    409,
    'HAS_REGISTRANTS',
    `${what} karena ${people.toLocaleString('id-ID')} peserta sudah mengerjakannya`,
  );
}
