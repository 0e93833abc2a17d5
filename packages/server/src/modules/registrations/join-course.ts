import { and, eq, sql } from 'drizzle-orm';
import { memberCourses } from '../../database/schema/course-members.ts';
import { courses } from '../../database/schema/courses.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import type { OrderRow } from '../participants/present.ts';
import { closeOrders, openOrders } from './orders.ts';
import { type OwnDetails, saveOwnMember } from './own-member.ts';
import { ownerOfCourse, type SeatContext, type SeatOwner } from './owner.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { decide } from './states.ts';
import { type Redeemed, redeemTyped } from './vouchers.ts';

type CourseRow = typeof courses.$inferSelect;
type TakerRow = typeof memberCourses.$inferSelect;

export interface JoinForm extends OwnDetails {
  /** Proved by the caller. */
  readonly email: string;
  readonly voucher_code: string;
}

export interface JoinedCourse {
  readonly row: TakerRow;
  readonly order: OrderRow | null;
}

/** Locks a course that people may join. @throws ApiFailure 404 for a hidden one. */
export async function lockOpenCourse(tx: Tx, code: string): Promise<CourseRow> {
  const [row] = await tx
    .select()
    .from(courses)
    .where(and(eq(sql`lower(${courses.course_code})`, code.toLowerCase()), eq(courses.active, 1)))
    .for('update');
  if (row === undefined) throw notFound('Kelas daring mandiri tidak ditemukan');
  return row;
}

async function formerTry(tx: Tx, courseId: number, memberId: number): Promise<TakerRow | undefined> {
  const [row] = await tx
    .select()
    .from(memberCourses)
    .where(and(eq(memberCourses.course_id, courseId), eq(memberCourses.member_id, memberId)))
    .for('update');
  return row;
}

/** Courses have no quota: nobody is ever queued. @throws ApiFailure 409 for who has joined before. */
function decided(before: TakerRow | undefined, price: number) {
  const decision = decide('register', {
    status: before?.status ?? null,
    invited: false,
    price,
    freePlaces: Number.POSITIVE_INFINITY,
    paid: false,
    onlinePayment: true,
    override: false,
  });
  if (decision.kind === 'refuse') throw new ApiFailure(409, decision.code, decision.msg);
  if (decision.kind !== 'change') throw new Error(`joining led to ${decision.kind}`);
  return decision;
}

type Values = Omit<typeof memberCourses.$inferInsert, 'course_id' | 'member_id'>;

async function write(tx: Tx, before: TakerRow | undefined, courseId: number, memberId: number, values: Values) {
  const [row] = before
    ? await tx
        .update(memberCourses)
        .set({ ...values, version: before.version + 1 })
        .where(eq(memberCourses.id, before.id))
        .returning()
    : await tx
        .insert(memberCourses)
        .values({ ...values, course_id: courseId, member_id: memberId, created_at: values.updated_at })
        .returning();
  if (row === undefined) throw new Error('a registration was not written');
  return row;
}

async function openOrder(tx: Tx, owner: SeatOwner, row: TakerRow, redeemed: Redeemed | undefined, now: Date) {
  if (row.price === 0 && redeemed === undefined) return new Map<number, OrderRow>();
  return openOrders(tx, owner, [{ ...row, redeemed }], now);
}

/**
 * Lets somebody join a course that is locked: accepted when there is nothing to pay, else asked to pay. One mail tells of it;
 * the order and the voucher are written in the same transaction.
 * @throws ApiFailure 409 PARTICIPANT_ALREADY_REGISTERED, 422 for a voucher that cannot be spent.
 */
export async function joinCourse(ctx: SeatContext, course: CourseRow, form: JoinForm): Promise<JoinedCourse> {
  const { tx, now } = ctx;
  const owner = ownerOfCourse(course);
  const redeemed = await redeemTyped(tx, form.voucher_code, course.price);
  const price = course.price - (redeemed?.discount ?? 0);
  const member = await saveOwnMember(tx, form.email, form, now);
  const before = await formerTry(tx, course.id, member.id);
  const decision = decided(before, price);
  if (before) await closeOrders(tx, owner.source, [before.id], 'cancel', now);
  const row = await write(tx, before, course.id, member.id, {
    full_name: form.full_name,
    email: form.email,
    phone_num: form.phone_num,
    province: form.province,
    city: form.city,
    organization: member.organization,
    status: decision.status,
    status_change_info: '',
    invited: false,
    price,
    voucher_id: redeemed?.voucher.id ?? null,
    source: 'Formulir pendaftaran',
    registered_at: now,
    accepted_at: decision.status === 'ACCEPTED' ? now : null,
    confirmed_at: null,
    rejected_at: null,
    confirm_by: null,
    updated_at: now,
  });
  const orders = await openOrder(tx, owner, row, redeemed, now);
  if (decision.scenario !== null) {
    const options = { config: ctx.config, key: changeKey(owner), orders };
    await enqueueMails(tx, await scenarioMails(tx, owner, decision.scenario, [row], options), now);
  }
  return { row, order: orders.get(row.id) ?? null };
}
