import { and, eq, sql } from 'drizzle-orm';
import { courses } from '../../platform/database/schema/courses.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { openOrders } from './orders.ts';
import { type OwnDetails, saveOwnMember } from './own-member.ts';
import { ownerOfCourse, type SeatContext, type SeatOwner } from './owner.ts';
import type { OrderRow } from './present.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { decide } from './states.ts';
import { type Redeemed, redeemOptionalCode } from './vouchers.ts';
import { earlierTaker, type TakerRow, writeTaker } from './write-taker.ts';

export type CourseRow = typeof courses.$inferSelect;

export interface JoinForm extends OwnDetails {
  /** Proven by the caller; unproven only while mails cannot be sent. */
  readonly email: string;
  readonly voucher_code: string;
}

export interface JoinedCourse {
  readonly row: TakerRow;
  readonly order: OrderRow | null;
}

/** Locks a course that people may join. @throws ApiFailure 404 for a hidden course. */
export async function lockOpenCourse(tx: Tx, code: string): Promise<CourseRow> {
  const [row] = await tx
    .select()
    .from(courses)
    .where(and(eq(sql`lower(${courses.course_code})`, code.toLowerCase()), eq(courses.active, 1)))
    .for('update');
  if (row === undefined) throw notFound('Kelas daring mandiri tidak ditemukan');
  return row;
}

/**
 * Decides without a waiting list, as courses have no quota. @throws ApiFailure 409 when the person has already joined.
 */
function decided(before: TakerRow | undefined, price: number) {
  // A registration held for the unproven address is continued.
  const isUnconfirmed = before !== undefined && before.confirm_by !== null;
  const decision = decide('register', {
    status: isUnconfirmed ? 'EXPIRED' : (before?.status ?? null),
    invited: false,
    price,
    freeSeats: Number.POSITIVE_INFINITY,
    paid: false,
    onlinePayment: true,
    override: false,
  });
  if (decision.kind === 'refuse') throw new ApiFailure(409, decision.code, decision.msg);
  if (decision.kind !== 'change') throw new Error(`joining led to ${decision.kind}`);
  return decision;
}

async function openOrder(tx: Tx, owner: SeatOwner, row: TakerRow, redeemed: Redeemed | undefined, now: Date) {
  if (row.price === 0 && redeemed === undefined) return new Map<number, OrderRow>();
  return openOrders(tx, owner, [{ ...row, redeemed }], now);
}

/**
 * Joins a locked course: accepted when free of charge, otherwise asked to pay. Sends one mail; order and voucher are
 * written in the same transaction.
 * @throws ApiFailure 409 PARTICIPANT_ALREADY_REGISTERED, 422 for an invalid voucher.
 */
export async function joinCourse(ctx: SeatContext, course: CourseRow, form: JoinForm): Promise<JoinedCourse> {
  const { tx, now } = ctx;
  const owner = ownerOfCourse(course);
  const redeemed = await redeemOptionalCode(tx, form.voucher_code, course.price);
  const price = course.price - (redeemed?.discount ?? 0);
  const member = await saveOwnMember(tx, form.email, form, now);
  const before = await earlierTaker(tx, course.id, member.id);
  const decision = decided(before, price);
  const own = { courseId: course.id, memberId: member.id, before };
  const fields = { ...form, organization: member.organization };
  const terms = { status: decision.status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy: null };
  const row = await writeTaker(tx, { ...own, fields, ...terms }, now);
  const orders = await openOrder(tx, owner, row, redeemed, now);
  if (decision.scenario !== null) {
    const options = { config: ctx.config, key: changeKey(owner), orders };
    await enqueueMails(tx, await scenarioMails(tx, owner, decision.scenario, [row], options), now);
  }
  return { row, order: orders.get(row.id) ?? null };
}
