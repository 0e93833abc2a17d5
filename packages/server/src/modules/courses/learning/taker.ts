import { and, eq, isNull, sql } from 'drizzle-orm';
import { memberCourses } from '../../../platform/database/schema/course-members.ts';
import { courses } from '../../../platform/database/schema/courses.ts';
import { members } from '../../../platform/database/schema/members.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { requireProvenAddress } from '../../address-proof/proven-address.ts';

export type CourseColumns = typeof courses.$inferSelect;
export type TakerColumns = typeof memberCourses.$inferSelect;

export interface Taker {
  readonly course: CourseColumns;
  readonly person: TakerColumns;
}

type TakerCtx = Pick<Ctx, 'tx' | 'bearer' | 'now'> & { readonly params: { readonly code: string } };

/** A course by its code, visible or hidden; undefined for an unknown code. */
export async function courseByCode(tx: Tx, code: string): Promise<CourseColumns | undefined> {
  const [row] = await tx
    .select()
    .from(courses)
    .where(eq(sql`lower(${courses.course_code})`, code.toLowerCase()));
  return row;
}

/**
 * The registration of an address in a course, with any status; undefined when there is none. Unconfirmed registrations
 * are excluded, as somebody else may have made them. @param email in lower case.
 */
export async function registrationOf(tx: Tx, courseId: number, email: string): Promise<TakerColumns | undefined> {
  const [row] = await tx
    .select({ person: memberCourses })
    .from(memberCourses)
    .innerJoin(members, eq(members.id, memberCourses.member_id))
    .where(
      and(
        eq(memberCourses.course_id, courseId),
        eq(members.email_normalised, email),
        isNull(members.duplicate_of_id),
        isNull(memberCourses.confirm_by),
      ),
    );
  return row?.person;
}

/** The same failure for an unknown course and for one that the person does not take, so that it reveals nothing. */
const notTaken = () => notFound('Anda belum mengikuti kelas ini');

/** Finds the participant who calls, and the course. @throws ApiFailure 401 ADDRESS_UNPROVEN, 404 unless accepted. */
export async function findTaker(ctx: TakerCtx): Promise<Taker> {
  const email = await requireProvenAddress(ctx);
  const course = await courseByCode(ctx.tx, ctx.params.code);
  const person = course && (await registrationOf(ctx.tx, course.id, email));
  if (course === undefined || person?.status !== 'ACCEPTED') throw notTaken();
  return { course, person };
}

/**
 * `findTaker` with a lock on the registration, so that two tabs write one after another. The course's row is locked
 * first and shared: participants do not block each other, only staff who change chapters or seats wait.
 */
export async function lockTaker(ctx: TakerCtx): Promise<Taker> {
  const { course, person } = await findTaker(ctx);
  await ctx.tx.select({ id: courses.id }).from(courses).where(eq(courses.id, course.id)).for('share');
  const [locked] = await ctx.tx.select().from(memberCourses).where(eq(memberCourses.id, person.id)).for('update');
  if (locked?.status !== 'ACCEPTED') throw notTaken();
  return { course, person: locked };
}
