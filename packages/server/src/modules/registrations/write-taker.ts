import type { RegistrationStatus } from '@widya/contract/registration-status';
import { and, eq } from 'drizzle-orm';
import { memberCourses } from '../../database/schema/course-members.ts';
import type { Tx } from '../../http/transaction.ts';
import { COURSE_PEOPLE } from '../participants/source.ts';
import { closeOrders } from './orders.ts';
import type { RegisteredFields } from './write-registration.ts';

export type TakerRow = typeof memberCourses.$inferSelect;

interface NewTaker {
  readonly courseId: number;
  readonly memberId: number;
  /** An earlier try that ended, which is taken up again. */
  readonly before: TakerRow | undefined;
  readonly fields: Omit<RegisteredFields, 'participant_note'>;
  readonly status: RegistrationStatus;
  /** To pay, after the voucher. */
  readonly price: number;
  readonly voucherId: number | null;
  readonly confirmBy: Date | null;
}

/** Locks what a person has in a course already. */
export async function formerTaker(tx: Tx, courseId: number, memberId: number): Promise<TakerRow | undefined> {
  const [row] = await tx
    .select()
    .from(memberCourses)
    .where(and(eq(memberCourses.course_id, courseId), eq(memberCourses.member_id, memberId)))
    .for('update');
  return row;
}

/** Writes a registration for a course that somebody makes themselves, over an earlier try that ended. */
export async function writeTaker(tx: Tx, made: NewTaker, now: Date): Promise<TakerRow> {
  const { before, status } = made;
  const { full_name, email, phone_num, organization, province, city } = made.fields;
  const values = {
    ...{ full_name, email, phone_num, organization, province, city },
    status,
    status_change_info: '',
    invited: false,
    price: made.price,
    voucher_id: made.voucherId,
    source: 'Formulir pendaftaran',
    registered_at: now,
    accepted_at: status === 'ACCEPTED' ? now : null,
    confirmed_at: null,
    rejected_at: null,
    confirm_by: made.confirmBy,
    updated_at: now,
  };
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
