import { heldUntil } from './confirmation-mail.ts';
import { holdOnlySeat } from './hold-seat.ts';
import type { CourseRow, JoinForm } from './join-course.ts';
import type { SeatContext } from './owner.ts';
import { courseHolder } from './ticket-holders.ts';
import { unprovenMember } from './unproven-member.ts';
import { redeemOptionalCode } from './vouchers.ts';
import { earlierTaker, type TakerRow, writeTaker } from './write-taker.ts';

/**
 * Holds a registration for a locked course while mails cannot be sent and so the address cannot be proven.
 * @returns the new row; null when the person is already registered. @throws ApiFailure 422 for an invalid voucher.
 */
export async function holdInCourse(
  ctx: SeatContext,
  course: CourseRow,
  form: JoinForm,
): Promise<{ readonly row: TakerRow | null; readonly confirmBy: Date }> {
  const { tx, now } = ctx;
  const confirmBy = heldUntil(now);
  const redeemed = await redeemOptionalCode(tx, form.voucher_code, course.price);
  const member = await unprovenMember(tx, form, now);
  const before = await earlierTaker(tx, course.id, member.id);
  const { id: courseId, title: name } = course;
  const fields = { ...form, organization: member.organization };
  const row = await holdOnlySeat(ctx, {
    of: { kind: 'course', ownerId: courseId, name },
    holder: courseHolder,
    before,
    freeSeats: Number.POSITIVE_INFINITY,
    onlinePayment: true,
    fullPrice: course.price,
    redeemed,
    confirmBy,
    write: (terms) => writeTaker(tx, { courseId, memberId: member.id, before, fields, ...terms }, now),
    mailed: ({ id }) => ({ courseId, participantId: id }),
  });
  return { row, confirmBy };
}
