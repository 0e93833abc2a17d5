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

type Asking = Pick<Ctx, 'tx' | 'bearer' | 'now'> & { readonly params: { readonly code: string } };

/** A course by its code, hidden or not; undefined for an unknown one. */
export async function courseByCode(tx: Tx, code: string): Promise<CourseColumns | undefined> {
  const [row] = await tx
    .select()
    .from(courses)
    .where(eq(sql`lower(${courses.course_code})`, code.toLowerCase()));
  return row;
}

/** The registration of an address in a course, whatever its state; none that is not confirmed, as somebody else may have made it. */
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

/** The same answer for a course that does not exist and for one that the person does not take. */
const notTaken = () => notFound('Anda belum mengikuti kelas ini');

/** Who asks and the course they take. @throws ApiFailure 401 ADDRESS_UNPROVEN, 404 for whoever is not accepted. */
export async function findTaker(ctx: Asking): Promise<Taker> {
  const email = await requireProvenAddress(ctx);
  const course = await courseByCode(ctx.tx, ctx.params.code);
  const person = course && (await registrationOf(ctx.tx, course.id, email));
  if (course === undefined || person?.status !== 'ACCEPTED') throw notTaken();
  return { course, person };
}

/**
 * Like `findTaker`, with the person's row locked, so that steps in two tabs follow each other. The course's row comes first and is
 * shared: people learn side by side, while staff who change chapters or places wait.
 */
export async function lockTaker(ctx: Asking): Promise<Taker> {
  const { course, person } = await findTaker(ctx);
  await ctx.tx.select({ id: courses.id }).from(courses).where(eq(courses.id, course.id)).for('share');
  const [locked] = await ctx.tx.select().from(memberCourses).where(eq(memberCourses.id, person.id)).for('update');
  if (locked?.status !== 'ACCEPTED') throw notTaken();
  return { course, person: locked };
}
