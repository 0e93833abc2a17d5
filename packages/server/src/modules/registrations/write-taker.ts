import { and, eq } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { closeOrders } from './orders.ts';
import { COURSE_PEOPLE } from './source.ts';
import { type SelfRegistration, selfRegistrationValues } from './write-registration.ts';

export type TakerRow = typeof memberCourses.$inferSelect;

interface NewTaker extends SelfRegistration {
  readonly courseId: number;
  readonly memberId: number;
  /** An earlier registration that ended and is reused. */
  readonly before: TakerRow | undefined;
}

/** Locks and reads a person's existing registration in a course; undefined when there is none. */
export async function earlierTaker(tx: Tx, courseId: number, memberId: number): Promise<TakerRow | undefined> {
  const [row] = await tx
    .select()
    .from(memberCourses)
    .where(and(eq(memberCourses.course_id, courseId), eq(memberCourses.member_id, memberId)))
    .for('update');
  return row;
}

/**
 * Writes a registration for a course made by a participant, reusing the row of an earlier one that ended, whose unpaid
 * orders are closed.
 */
export async function writeTaker(tx: Tx, made: NewTaker, now: Date): Promise<TakerRow> {
  const { before } = made;
  const values = selfRegistrationValues(made, now);
  if (before) await closeOrders(tx, COURSE_PEOPLE, [before.id], 'cancel', now);
  const [row] = before
    ? await tx
        .update(memberCourses)
        .set({ ...values, version: before.version + 1 })
        .where(eq(memberCourses.id, before.id))
        .returning()
    : await tx
        .insert(memberCourses)
        .values({ ...values, course_id: made.courseId, member_id: made.memberId, created_at: now })
        .returning();
  if (row === undefined) throw new Error('a registration was not written');
  return row;
}
