import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as open from '@widya/contract/public-courses';
import { eq } from 'drizzle-orm';
import { memberCourses } from '../../../platform/database/schema/course-members.ts';
import { courseInstructors } from '../../../platform/database/schema/courses.ts';
import { emailOutbox } from '../../../platform/database/schema/email.ts';
import { members } from '../../../platform/database/schema/members.ts';
import { orders } from '../../../platform/database/schema/orders.ts';
import { vouchers } from '../../../platform/database/schema/vouchers.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertChapterOf, insertSubOf } from '../../../testing/examples/chapters.ts';
import { JOIN_FORM, QUESTION } from '../../../testing/examples/course-learning.ts';
import { insertCourse, insertInstructor, insertMember } from '../../../testing/fixtures.ts';
import { proveAddress } from '../../../testing/prove-address.ts';
import { TEST_SITE } from '../../../testing/test-site.ts';
import { expireRegistration } from '../../registrations/change-one.ts';
import { COURSE_PEOPLE } from '../../registrations/source.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let count = 0;
const newEmail = () => {
  count += 1;
  return `calon-${count}@uji.example`;
};
const prover = (email = newEmail()) => proveAddress(api.db, email);
const join = async (code: string, as: { token: string } | null, more: object = {}) =>
  api.call(open.joinCourse, as, { params: { code }, body: { ...JOIN_FORM, ...more } });
const takers = (courseId: number) => api.db.select().from(memberCourses).where(eq(memberCourses.course_id, courseId));
const voucher = async (values: Partial<typeof vouchers.$inferInsert> = {}) => {
  count += 1;
  const code = `MANDIRI-${count}`;
  await api.db.insert(vouchers).values({ name: 'Uji', code, type: 'SINGLE_USE', percentage: 30, ...values });
  return code;
};

describe('the page of a course', () => {
  it('names what the course contains without a word of its contents', async () => {
    const course = await insertCourse(api.db, { price: 90_000, additional_information: ['Sertifikat'] });
    const chapter = await insertChapterOf(api.db, course.id, 'Kata kerja');
    await insertSubOf(api.db, chapter, { name: 'Uji pemahaman', type: 'Kuis', content: [QUESTION] });
    const teacher = await insertInstructor(api.db, { name: 'Bu Guru' });
    await api.db.insert(courseInstructors).values({ course_id: course.id, instructor_id: teacher.id });
    const answer = await api.call(open.readPublicCourse, null, { params: { code: course.course_code.toLowerCase() } });
    expect(answer.body).toMatchObject({
      title: course.title,
      struck_price: null,
      gives_certificate: true,
      instructors: [{ name: 'Bu Guru' }],
      chapters: [{ name: 'Kata kerja', sub_chapters: [{ name: 'Uji pemahaman', type: 'Kuis', items: 1 }] }],
    });
    expect(answer.text).not.toContain('menulis');
    expect(answer.text).not.toContain(teacher.email);
  });

  it('does not exist for a hidden course', async () => {
    const { course_code: code } = await insertCourse(api.db, { active: 0 });
    expect((await api.call(open.readPublicCourse, null, { params: { code } })).status).toBe(404);
    const me = await prover();
    expect((await api.call(open.readCourseJoinForm, me, { params: { code } })).status).toBe(404);
    expect((await join(code, me)).status).toBe(404);
  });
});

describe('joining', () => {
  it('requires a proved address first', async () => {
    const { id, course_code: code } = await insertCourse(api.db);
    expect(await join(code, null)).toMatchObject({ status: 401, body: { code: 'ADDRESS_UNPROVEN' } });
    expect((await api.call(open.readCourseJoinForm, null, { params: { code } })).status).toBe(401);
    expect(await takers(id)).toEqual([]);
  });

  it('accepts at once what is free, and fills the gaps of the account', async () => {
    const course = await insertCourse(api.db);
    const member = await insertMember(api.db, { full_name: 'Nama Lama' });
    const me = await prover(member.email.toLowerCase());
    const before = await api.call(open.readCourseJoinForm, me, { params: { code: course.course_code } });
    expect(before.body).toMatchObject({ registration: null, open: true, prefill: { full_name: 'Nama Lama' } });
    const answer = await join(course.course_code, me, { newsletter: true });
    expect(answer).toMatchObject({ status: 201, body: { status: 'ACCEPTED', order: null } });
    const [row] = await takers(course.id);
    expect(row).toMatchObject({ member_id: member.id, status: 'ACCEPTED', full_name: JOIN_FORM.full_name, price: 0 });
    const [mail] = await api.db.select().from(emailOutbox).where(eq(emailOutbox.course_id, course.id));
    expect(mail?.scenario).toBe('ACCEPTED');
    const [known] = await api.db.select().from(members).where(eq(members.id, member.id));
    expect(known).toMatchObject({
      full_name: 'Nama Lama',
      date_of_birth: '1998-05-14',
      gender: 'F',
      subscribe_newsletter: true,
    });
    expect((await join(course.course_code, me)).body.code).toBe('PARTICIPANT_ALREADY_REGISTERED');
  });

  it('opens an order for what costs something, less the voucher, and a new one once that has expired', async () => {
    const course = await insertCourse(api.db, { price: 99_999 });
    const me = await prover();
    const voucher_code = await voucher();
    const params = { code: course.course_code };
    const price = await api.call(open.checkCourseVoucher, me, { params, query: { voucher_code } });
    expect(price.body).toEqual({ discount: 29_999, price: 70_000 });
    const first = await join(course.course_code, me, { voucher_code: voucher_code.toLowerCase() });
    expect(first.body).toMatchObject({ status: 'WAITING', order: { amount: 70_000 } });
    const seen = await api.call(open.readCourseJoinForm, me, { params });
    expect(seen.body).toMatchObject({ registration: { status: 'WAITING', order: { amount: 70_000 } } });
    const [row] = await takers(course.id);
    await api.db.transaction((tx) =>
      expireRegistration({ tx, now: new Date(), config: TEST_SITE }, COURSE_PEOPLE, row?.id ?? 0),
    );
    expect((await join(course.course_code, me, { voucher_code })).body).toMatchObject({ order: { amount: 70_000 } });
    expect(await takers(course.id)).toMatchObject([{ id: row?.id, status: 'WAITING' }]);
  });

  it('is paid by a voucher that covers the price', async () => {
    const course = await insertCourse(api.db, { price: 50_000 });
    const voucher_code = await voucher({ percentage: 100 });
    expect((await join(course.course_code, await prover(), { voucher_code })).body).toMatchObject({
      status: 'ACCEPTED',
    });
    const again = await api.call(open.checkCourseVoucher, await prover(), {
      params: { code: course.course_code },
      query: { voucher_code },
    });
    expect(again).toMatchObject({ status: 422, body: { errors: { voucher_code: 'Kode voucer sudah digunakan' } } });
  });

  it('happens once when two tabs send the form together', async () => {
    const course = await insertCourse(api.db, { price: 50_000 });
    const email = newEmail();
    const me = await prover(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => join(course.course_code, me)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [row, ...others] = await takers(course.id);
    expect(others).toEqual([]);
    expect(await api.db.$count(orders, eq(orders.member_id, row?.member_id ?? 0))).toBe(1);
  });

  it.each([
    [{ full_name: ' ' }, 'full_name', 'Isi nama lengkap Anda'],
    [{ phone_num: 'abc' }, 'phone_num', 'Nomor ponsel belum lengkap. Contoh: 0812 0000 1234'],
    [{ city: 'Kota Denpasar' }, 'city', 'Pilih kota dari daftar'],
    [{ date_of_birth: '2999-01-01' }, 'date_of_birth', 'Periksa tanggal lahir Anda'],
    [{ gender: '' }, 'gender', 'Pilih jenis kelamin Anda'],
    [{ consent: false }, 'consent', 'Centang persetujuan ini untuk mendaftar'],
    [{ voucher_code: 'TIDAK-ADA' }, 'voucher_code', 'Kode voucer tidak berlaku'],
  ])('refuses %j', async (values, field, text) => {
    const course = await insertCourse(api.db, { price: 50_000 });
    const answer = await join(course.course_code, await prover(), values);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: text } } });
    expect(await takers(course.id)).toEqual([]);
  });

  it('answers a program like a person and writes nothing', async () => {
    const course = await insertCourse(api.db);
    const answer = await join(course.course_code, await prover(), { situs_web: 'https://iklan.example' });
    expect(answer).toMatchObject({ status: 201, body: { status: 'ACCEPTED' } });
    expect(await takers(course.id)).toEqual([]);
  });
});
