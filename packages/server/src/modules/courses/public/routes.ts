import * as contract from '@widya/contract/public-courses';
import { publicCourseSchemas as schemas } from '@widya/contract/public-courses.schemas';
import { type Binding, bindPublic } from '../../../platform/http/bind.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import { assertRegion } from '../../regions/assert-region.ts';
import { heldUntil } from '../../registrations/confirmation-mail.ts';
import { holdInCourse } from '../../registrations/hold-course.ts';
import { type CourseRow, joinCourse, lockOpenCourse } from '../../registrations/join-course.ts';
import { namedAddress, registeringAddress } from '../../registrations/registering.ts';
import { seatsOf } from '../../registrations/seat-context.ts';
import { previewCode } from '../../registrations/vouchers.ts';
import { courseByCode, registrationOf } from '../learning/taker.ts';
import { ownRegistration, prefillOf, presentRegistration } from './own-registration.ts';
import { findPublicCourse, presentFacts, presentPublicCourse, unknownCourse } from './queries.ts';

/** Enough for a whole school behind one IP address. */
const FORM_LIMIT = { perMinute: 120 };
/** Slow enough that guessing a voucher code would take years. */
const VOUCHER_LIMIT = { perMinute: 30 };

const read = bindPublic(contract.readPublicCourse, schemas.readPublicCourse, async ({ tx, params }) =>
  presentPublicCourse(tx, await findPublicCourse(tx, params.code)),
);

type Joining = Ctx<(typeof schemas)['joinCourse'], null>;

const form = bindPublic(
  contract.readCourseJoinForm,
  schemas.readCourseJoinForm,
  async (ctx) => {
    const email = await registeringAddress(ctx);
    const course = await courseByCode(ctx.tx, ctx.params.code);
    const own = course && email !== null ? await registrationOf(ctx.tx, course.id, email) : undefined;
    if (course === undefined || (course.active === 0 && own === undefined)) throw unknownCourse();
    return {
      course: presentFacts(course),
      open: course.active === 1,
      registration: await ownRegistration(ctx.tx, own),
      email,
      prefill: await prefillOf(ctx.tx, email),
    };
  },
  FORM_LIMIT,
);

const voucher = bindPublic(
  contract.checkCourseVoucher,
  schemas.checkCourseVoucher,
  async (ctx) => {
    await registeringAddress(ctx);
    const { price } = await findPublicCourse(ctx.tx, ctx.params.code);
    const { discount } = await previewCode(ctx.tx, ctx.query.voucher_code, price);
    return { discount, price: price - discount };
  },
  VOUCHER_LIMIT,
);

/** Reveals nothing: the response is the same whether or not the unproven address is already registered. */
const unconfirmedResponse = (confirmBy: Date) =>
  ({ success: true, status: null, label: '', order: null, confirm_by: confirmBy.toISOString() }) as const;

async function joinProven(ctx: Joining, course: CourseRow, email: string) {
  const { row, order } = await joinCourse(seatsOf(ctx), course, { ...ctx.body, email });
  ctx.audit({
    object: 'course_participant',
    objectId: row.id,
    label: `${row.full_name} · ${course.title}`,
    after: { status: row.status, price: row.price },
  });
  return { success: true, ...presentRegistration(row, order), confirm_by: null } as const;
}

async function joinUnproven(ctx: Joining, course: CourseRow) {
  const form = { ...ctx.body, email: namedAddress(ctx.body), newsletter: false };
  const { row, confirmBy } = await holdInCourse(seatsOf(ctx), course, form);
  ctx.audit({
    object: 'course_participant',
    objectId: row?.id ?? null,
    label: `${form.full_name} · ${course.title}`,
    after: row === null ? {} : { status: row.status, confirm_by: confirmBy.toISOString() },
  });
  return unconfirmedResponse(confirmBy);
}

const join = bindPublic(
  contract.joinCourse,
  schemas.joinCourse,
  async (ctx) => {
    const email = await registeringAddress(ctx);
    await assertRegion(ctx.body);
    const course = await lockOpenCourse(ctx.tx, ctx.params.code);
    if (ctx.body.situs_web === '') return email === null ? joinUnproven(ctx, course) : joinProven(ctx, course, email);
    ctx.audit({ object: 'course_participant', objectId: null, label: `Isian program diabaikan · ${course.title}` });
    if (email === null) return unconfirmedResponse(heldUntil(ctx.now));
    const status = course.price === 0 ? 'ACCEPTED' : 'WAITING';
    const label = course.price === 0 ? 'TERDAFTAR' : 'MENUNGGU PEMBAYARAN';
    return { success: true, status, label, order: null, confirm_by: null } as const;
  },
  FORM_LIMIT,
);

export const publicCourseRoutes: Binding[] = [read, form, voucher, join];
