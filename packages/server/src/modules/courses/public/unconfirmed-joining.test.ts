import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readOwnCourse } from '@widya/contract/course-learning';
import { readOwnOverview } from '@widya/contract/own-account';
import { listCourseParticipants } from '@widya/contract/participants-course';
import * as open from '@widya/contract/public-courses';
import { confirmRegistration, readConfirmation } from '@widya/contract/public-registrations';
import { readTicket } from '@widya/contract/tickets';
import { eq } from 'drizzle-orm';
import { giveUpUnconfirmed } from '../../../background/give-up-unconfirmed.ts';
import { memberCourses } from '../../../platform/database/schema/course-members.ts';
import { emailHold } from '../../../platform/database/schema/email.ts';
import { members } from '../../../platform/database/schema/members.ts';
import { orderItems } from '../../../platform/database/schema/orders.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertTaker } from '../../../testing/examples/chapters.ts';
import { JOIN_FORM } from '../../../testing/examples/course-learning.ts';
import { insertVoucher } from '../../../testing/examples/vouchers.ts';
import { insertCourse } from '../../../testing/fixtures.ts';
import { confirmationIn, mailsDown, mailsTo } from '../../../testing/mails-down.ts';
import { proveAddress } from '../../../testing/prove-address.ts';
import { withoutLocks } from '../../../testing/without-locks.ts';
import { COURSE_CONFIRMATIONS } from '../../registrations/confirm.ts';
import { readConfirmationLink } from '../../registrations/confirmation-link.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { PUBLIC_URL: 'https://widya.example', LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
afterEach(async () => {
  t.clock.now = null;
  await t.db.delete(emailHold);
});

type Course = Awaited<ReturnType<typeof insertCourse>>;

let count = 0;
const address = () => {
  count += 1;
  return `mandiri-tanpa-kode-${count}@uji.example`;
};
const on = ({ course_code: code }: Course) => ({ params: { code } });
const joinUnproven = (course: Course, values: object) =>
  t.call(open.joinCourse, null, { ...on(course), body: { ...JOIN_FORM, ...values } });
const joinProven = async (course: Course, email: string) =>
  t.call(open.joinCourse, await proveAddress(t.db, email), { ...on(course), body: JOIN_FORM });
const takers = ({ id }: Course) =>
  t.db.select().from(memberCourses).where(eq(memberCourses.course_id, id)).orderBy(memberCourses.id);
const confirm = (token: string) => t.call(confirmRegistration, null, { params: { token } });

describe('joining a course while mails are down', () => {
  it('needs a proof as long as mails leave', async () => {
    const course = await insertCourse(t.db, { price: 50_000 });
    const { code: voucher_code } = await insertVoucher(t.db, { percentage: 50, amount: null });
    const price = () => t.call(open.checkCourseVoucher, null, { ...on(course), query: { voucher_code } });
    const refused = { status: 401, body: { code: 'ADDRESS_UNPROVEN' } };
    expect(await joinUnproven(course, { email: address() })).toMatchObject(refused);
    expect(await t.call(open.readCourseJoinForm, null, on(course))).toMatchObject(refused);
    expect(await price()).toMatchObject(refused);
    await mailsDown(t.db);
    expect((await t.call(open.readCourseJoinForm, null, on(course))).body).toMatchObject({
      open: true,
      email: null,
      registration: null,
      prefill: { full_name: '' },
    });
    expect((await price()).body).toEqual({ discount: 25_000, price: 25_000 });
    expect((await joinUnproven(course, {})).body.errors).toHaveProperty('email');
  });

  it('creates an unconfirmed registration, with voucher and order only after the mailed link', async () => {
    const course = await insertCourse(t.db, { price: 80_000 });
    const voucher = await insertVoucher(t.db, { percentage: 50, amount: null });
    await mailsDown(t.db);
    const email = address();
    expect((await joinUnproven(course, { email, voucher_code: voucher.code })).body).toEqual({
      success: true,
      status: null,
      label: '',
      order: null,
      confirm_by: expect.any(String),
    });
    const [unconfirmed] = await takers(course);
    expect(unconfirmed).toMatchObject({ status: 'WAITING', price: 40_000, confirm_by: expect.any(Date) });
    expect(await t.db.$count(orderItems, eq(orderItems.member_course_id, unconfirmed?.id ?? 0))).toBe(0);
    const token = await confirmationIn(t.db, email);
    const link = await t.call(readConfirmation, null, { params: { token } });
    expect(link.body).toMatchObject({ name: course.title, places: [{ name: course.title, ticket: null }] });
    const [ticket = ''] = (await confirm(token)).body.tickets as string[];
    expect((await t.call(readTicket, null, { params: { token: ticket } })).body).toMatchObject({
      kind: 'course',
      status: 'WAITING',
      payment: { amount: 40_000 },
    });
    expect((await confirm(token)).status).toBe(200);
    expect(await takers(course)).toMatchObject([{ status: 'WAITING', confirm_by: null }]);
    expect((await t.audit()).map(({ code, object }) => [code, object])).toContainEqual([
      'CONFIRM_REGISTRATION',
      'course_participant',
    ]);
  });

  it('accepts nobody before they confirmed, also in a free course', async () => {
    const course = await insertCourse(t.db);
    await mailsDown(t.db);
    const email = address();
    await joinUnproven(course, { email });
    expect(await takers(course)).toMatchObject([{ status: 'WAITING' }]);
    const me = await proveAddress(t.db, email);
    expect((await t.call(readOwnCourse, me, on(course))).status).toBe(404);
    expect((await t.call(readOwnOverview, me)).body).toMatchObject({ registrations: [] });
    await confirm(await confirmationIn(t.db, email));
    expect(await takers(course)).toMatchObject([{ status: 'ACCEPTED', confirm_by: null }]);
    expect((await t.call(readOwnCourse, me, on(course))).status).toBe(200);
  });

  it('is displayed to staff as unconfirmed', async () => {
    const course = await insertCourse(t.db);
    await mailsDown(t.db);
    await joinUnproven(course, { email: address() });
    const listed = await t.call(listCourseParticipants, await t.actor('admin'), {
      ...on(course),
      query: { page: '1' },
    });
    expect(listed.body).toMatchObject({ data: [{ label: 'BELUM DIKONFIRMASI', confirm_by: expect.any(String) }] });
  });

  it('answers the same for an address that has joined, and mails it the old ticket', async () => {
    const course = await insertCourse(t.db);
    const taker = await insertTaker(t.db, course.id, { status: 'ACCEPTED' });
    await mailsDown(t.db);
    const known = await joinUnproven(course, { email: taker.email });
    const unknown = await joinUnproven(course, { email: address() });
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    expect(known.body).toMatchObject({ status: null, order: null });
    expect((await mailsTo(t.db, taker.email))[0]?.body_html).toContain('/tiket/');
    const [account] = await t.db.select().from(members).where(eq(members.id, taker.member_id));
    expect(account).toMatchObject({ full_name: taker.full_name, gender: null });
  });

  it('expires when it is not confirmed within a day', async () => {
    const course = await insertCourse(t.db);
    await mailsDown(t.db);
    const email = address();
    await joinUnproven(course, { email });
    const token = await confirmationIn(t.db, email);
    const log = { warn: (about: unknown) => Promise.reject(about) };
    await giveUpUnconfirmed(t.services, null, log);
    expect(await takers(course)).toMatchObject([{ status: 'WAITING' }]);
    t.clock.now = new Date(Date.now() + 24 * 3_600_000 + 1_000);
    await giveUpUnconfirmed(t.services, null, log);
    expect(await takers(course)).toMatchObject([{ status: 'EXPIRED', confirm_by: null }]);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  });

  it('is accepted at once when the address is proven meanwhile', async () => {
    const course = await insertCourse(t.db);
    await mailsDown(t.db);
    const email = address();
    await joinUnproven(course, { email });
    const form = await t.call(open.readCourseJoinForm, await proveAddress(t.db, email), on(course));
    expect(form.body).toMatchObject({ email, registration: null });
    expect((await joinProven(course, email)).body).toMatchObject({ status: 'ACCEPTED', confirm_by: null });
    expect(await takers(course)).toMatchObject([{ status: 'ACCEPTED', confirm_by: null }]);
  });

  it('answers a program like a person and writes nothing', async () => {
    const course = await insertCourse(t.db);
    await mailsDown(t.db);
    const answer = await joinUnproven(course, { email: address(), situs_web: 'https://iklan.example' });
    expect(answer).toMatchObject({ status: 201, body: { status: null, confirm_by: expect.any(String) } });
    expect(await takers(course)).toEqual([]);
  });
});

it('opens one order for a link that is pressed twice at once, and more without the locks (negative control)', async () => {
  const race = async (db: TestApp['db']) => {
    const course = await insertCourse(t.db, { price: 80_000 });
    await mailsDown(t.db);
    const email = address();
    await joinUnproven(course, { email });
    await t.db.delete(emailHold);
    const link = await readConfirmationLink(t, await confirmationIn(t.db, email));
    const press = () =>
      db.transaction((tx) => COURSE_CONFIRMATIONS.confirm({ tx, now: new Date(), config: t.config }, link));
    await Promise.allSettled([press(), press(), press()]);
    return t.db.$count(orderItems, eq(orderItems.member_course_id, link.id));
  };
  const unlocked = withoutLocks(t.database.config, 10);
  try {
    let most = 0;
    for (let round = 0; round < 20 && most < 2; round += 1) most = Math.max(most, await race(unlocked.db));
    expect(most).toBeGreaterThan(1);
    for (let round = 0; round < 10; round += 1) expect(await race(t.db)).toBe(1);
  } finally {
    await unlocked.close();
  }
});
