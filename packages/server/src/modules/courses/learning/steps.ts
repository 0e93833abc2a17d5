import type { CourseStanding } from '@widya/contract/course-learning';
import { and, eq } from 'drizzle-orm';
import { courseProgress, memberCourses } from '../../../platform/database/schema/course-members.ts';
import { courseSubChapters } from '../../../platform/database/schema/courses.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { recountProgress } from '../chapters/recount-progress.ts';

type Step = typeof courseProgress.$inferSelect;

/** Finds a sub-chapter of a course. @throws ApiFailure 404, also for one of another course. */
export async function findSubOf(tx: Tx, courseId: number, id: number) {
  const [row] = await tx
    .select()
    .from(courseSubChapters)
    .where(and(eq(courseSubChapters.id, id), eq(courseSubChapters.course_id, courseId)));
  if (row === undefined) throw notFound('Subbab tidak ditemukan');
  return row;
}

const stepAt = (subId: number, personId: number) =>
  and(eq(courseProgress.course_sub_chapter_id, subId), eq(courseProgress.member_course_id, personId));

/** A participant's progress in a sub-chapter; undefined when there is none. */
export async function stepOf(tx: Tx, subId: number, personId: number): Promise<Step | undefined> {
  const [row] = await tx.select().from(courseProgress).where(stepAt(subId, personId));
  return row;
}

/** A participant's progress in a course, by sub-chapter id. */
export async function stepsOf(tx: Tx, personId: number): Promise<ReadonlyMap<number, Step>> {
  const rows = await tx.select().from(courseProgress).where(eq(courseProgress.member_course_id, personId));
  return new Map(rows.map((row) => [row.course_sub_chapter_id, row]));
}

interface CompletedStep {
  readonly subId: number;
  readonly personId: number;
  readonly now: Date;
  /** Missing when the sub-chapter has no questions. */
  readonly answers?: readonly string[];
  readonly score?: number | null;
}

/**
 * Writes the progress of a locked registration; new answers replace older ones, the time of the first completion stays.
 */
export async function writeStep(tx: Tx, { subId, personId, now, answers, score = null }: CompletedStep): Promise<void> {
  const additional_information = answers === undefined ? null : { answers: [...answers], score };
  const values = { score, additional_information };
  const row = { course_sub_chapter_id: subId, member_course_id: personId, completed_at: now, ...values };
  const target = [courseProgress.course_sub_chapter_id, courseProgress.member_course_id];
  const insert = tx.insert(courseProgress).values(row);
  await (answers === undefined ? insert.onConflictDoNothing() : insert.onConflictDoUpdate({ target, set: values }));
  await recountProgress(tx, { personId });
}

/** A participant's progress in the course. */
export async function standingOf(tx: Tx, courseId: number, personId: number): Promise<CourseStanding> {
  const [row] = await tx
    .select({ progress: memberCourses.progress })
    .from(memberCourses)
    .where(eq(memberCourses.id, personId));
  return {
    progress: row?.progress ?? 0,
    done: await tx.$count(courseProgress, eq(courseProgress.member_course_id, personId)),
    total: await tx.$count(courseSubChapters, eq(courseSubChapters.course_id, courseId)),
  };
}
