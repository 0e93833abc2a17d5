import type { CourseRecord, CourseRow } from '@widya/contract/courses';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { courseScope } from '../../platform/auth/instructor-scope.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseCounters, courses } from '../../platform/database/schema/courses.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { insertUnderCode } from '../../platform/records/free-code.ts';
import type { Priced } from '../classes/batch-price.ts';
import { courseRecordColumns, courseRowColumns, presentCourseRecord, presentCourseRow } from './columns.ts';

export type CourseColumns = typeof courses.$inferSelect;
type NewCourse = typeof courses.$inferInsert;

const unknownCourse = () => notFound('Kelas daring mandiri tidak ditemukan');

/** Matches a course by id or code. Source: D6. */
const courseAt = (ref: string): SQL =>
  /^\d{1,9}$/.test(ref) ? eq(courses.id, Number(ref)) : sql`lower(${courses.course_code}) = lower(${ref})`;

/** Locks a course and reads all of its columns. @throws ApiFailure 404, also outside the caller's scope (S11). */
export async function lockCourse(tx: Tx, caller: Caller, ref: string): Promise<CourseColumns> {
  const [row] = await tx
    .select()
    .from(courses)
    .where(and(courseAt(ref), courseScope(caller)))
    .for('update', { of: courses });
  if (row === undefined) throw unknownCourse();
  return row;
}

/** @throws ApiFailure 404 for an unknown course. */
export async function assertCourse(db: Tx, ref: string): Promise<void> {
  const [found] = await db.select({ id: courses.id }).from(courses).where(courseAt(ref));
  if (found === undefined) throw unknownCourse();
}

/** Reads the whole record of a course that the caller may see. @throws ApiFailure 404 otherwise (S11). */
export async function selectCourseRecord(tx: Tx, caller: Caller, ref: string): Promise<CourseRecord> {
  const [row] = await tx
    .select(courseRecordColumns)
    .from(courses)
    .innerJoin(courseCounters, eq(courseCounters.course_id, courses.id))
    .where(and(courseAt(ref), courseScope(caller)));
  if (row === undefined) throw unknownCourse();
  return presentCourseRecord(row);
}

/** Reads a course in the shape of the list, for the response of a write. */
export async function selectCourseRow(tx: Tx, id: number): Promise<CourseRow> {
  const [row] = await tx
    .select(courseRowColumns)
    .from(courses)
    .innerJoin(courseCounters, eq(courseCounters.course_id, courses.id))
    .where(eq(courses.id, id));
  if (row === undefined) throw unknownCourse();
  return presentCourseRow(row);
}

/** Inserts a course with the given code, or with a random one when it is empty. @throws ApiFailure 409, 422. */
export const insertCourseRow = (
  tx: Tx,
  values: Omit<NewCourse, 'course_code'>,
  wanted = '',
): Promise<CourseColumns> => {
  const add = (course_code: string) => tx.insert(courses).values({ ...values, course_code });
  return insertUnderCode({
    wanted,
    field: 'course_code',
    insert: async (code) => (await add(code).returning())[0],
    tryInsert: async (code) => (await add(code).onConflictDoNothing().returning())[0],
  });
};

/** Writes fields of a locked course and increments its version. @returns the new row. */
export async function writeCourse(tx: Tx, id: number, columns: Partial<NewCourse>, now: Date): Promise<CourseColumns> {
  const [row] = await tx
    .update(courses)
    .set({ ...columns, version: sql`${courses.version} + 1`, updated_at: now })
    .where(eq(courses.id, id))
    .returning();
  if (row === undefined) throw unknownCourse();
  return row;
}

/** Locks courses in the order of their ids, so that two concurrent batches do not deadlock. */
export const lockPricedCourses = (tx: Tx, ids: readonly number[]): Promise<Priced[]> =>
  tx
    .select({
      id: courses.id,
      code: courses.course_code,
      name: courses.title,
      price: courses.price,
      non_discounted_price: courses.non_discounted_price,
      is_discounted_price_null: courses.is_discounted_price_null,
    })
    .from(courses)
    .where(inArray(courses.id, [...ids]))
    .orderBy(courses.id)
    .for('update');

/** Writes one price to several locked courses. Registrations and orders have their own price and keep it (D46). */
export async function writeCoursePrices(tx: Tx, ids: readonly number[], price: number, now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(courses)
    .set({ price, version: sql`${courses.version} + 1`, updated_at: now })
    .where(inArray(courses.id, [...ids]));
}

export interface CourseRegistrants {
  readonly accepted: number;
  readonly waiting: number;
}

/** Counts the registrations of a locked course; deletion does not rely on counters. */
export async function countCourseRegistrants(tx: Tx, courseId: number): Promise<CourseRegistrants> {
  const of = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await tx
    .select({
      accepted: of(sql`${memberCourses.status} = 'ACCEPTED'`),
      waiting: of(sql`${memberCourses.status} in ('WAITING', 'PENDING')`),
    })
    .from(memberCourses)
    .where(eq(memberCourses.course_id, courseId));
  return row ?? { accepted: 0, waiting: 0 };
}

/**
 * Deletes a course permanently, with its chapters; the caller removes their files. Orders and certificates stay;
 * foreign keys set their references to null.
 */
export async function eraseCourse(tx: Tx, id: number): Promise<void> {
  await tx.delete(courses).where(eq(courses.id, id));
}
