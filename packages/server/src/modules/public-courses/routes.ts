import * as contract from '@widya/contract/public-courses';
import { publicCourseSchemas as schemas } from '@widya/contract/public-courses.schemas';
import { type Binding, bindPublic } from '../../http/bind.ts';
import { requireProvenAddress } from '../address-proof/proven-address.ts';
import { courseByCode, registrationOf } from '../course-learning/taker.ts';
import { seatsOf } from '../participants/seat-context.ts';
import { assertRegion } from '../regions/assert-region.ts';
import { joinCourse, lockOpenCourse } from '../registrations/join-course.ts';
import { previewCode } from '../registrations/vouchers.ts';
import { ownRegistration, prefillOf, presentRegistration } from './own-registration.ts';
import { findPublicCourse, presentFacts, presentPublicCourse, unknownCourse } from './queries.ts';

/** A school behind one address registers a room full of people. */
const FORMS = { perMinute: 120 };
/** Somebody who looks for a voucher by trying would need years. */
const TRIES = { perMinute: 30 };

const read = bindPublic(contract.readPublicCourse, schemas.readPublicCourse, async ({ tx, params }) =>
  presentPublicCourse(tx, await findPublicCourse(tx, params.code)),
);

const form = bindPublic(
  contract.readCourseJoinForm,
  schemas.readCourseJoinForm,
  async (ctx) => {
    const email = await requireProvenAddress(ctx);
    const course = await courseByCode(ctx.tx, ctx.params.code);
    const own = course && (await registrationOf(ctx.tx, course.id, email));
    if (course === undefined || (course.active === 0 && own === undefined)) throw unknownCourse();
    return {
      course: presentFacts(course),
      open: course.active === 1,
      registration: await ownRegistration(ctx.tx, own),
      email,
      prefill: await prefillOf(ctx.tx, email),
    };
  },
  FORMS,
);

const voucher = bindPublic(
  contract.checkCourseVoucher,
  schemas.checkCourseVoucher,
  async (ctx) => {
    await requireProvenAddress(ctx);
    const { price } = await findPublicCourse(ctx.tx, ctx.params.code);
    const { discount } = await previewCode(ctx.tx, ctx.query.voucher_code, price);
    return { discount, price: price - discount };
  },
  TRIES,
);

const join = bindPublic(
  contract.joinCourse,
  schemas.joinCourse,
  async (ctx) => {
    const email = await requireProvenAddress(ctx);
    const { situs_web, consent: _, ...said } = ctx.body;
    await assertRegion(said);
    const course = await lockOpenCourse(ctx.tx, ctx.params.code);
    if (situs_web !== '') {
      ctx.audit({ object: 'course_participant', objectId: null, label: `Isian program diabaikan · ${course.title}` });
      const status = course.price === 0 ? 'ACCEPTED' : 'WAITING';
      return { success: true, status, label: course.price === 0 ? 'TERDAFTAR' : 'MENUNGGU PEMBAYARAN', order: null };
    }
    const { row, order } = await joinCourse(seatsOf(ctx), course, { ...said, email });
    const label = `${row.full_name} · ${course.title}`;
    const after = { status: row.status, price: row.price };
    ctx.audit({ object: 'course_participant', objectId: row.id, label, after });
    return { success: true, ...presentRegistration(row, order) };
  },
  FORMS,
);

export const publicCourseRoutes: Binding[] = [read, form, voucher, join];
