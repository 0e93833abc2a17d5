import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/course-instructors';
import { courseInstructors } from '../../../platform/database/schema/courses.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAdmin, insertCourse, insertInstructor } from '../../../testing/fixtures.ts';
import { signedIn } from '../../../testing/signed-in.ts';

const MENU = { menu: '["private-class"]' };

let api: TestApp;
const link = (course_id: number, instructor_id: number) =>
  api.db.insert(courseInstructors).values({ course_id, instructor_id });
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('lists the own links of an instructor and none for an admin', async () => {
  const teacher = await insertInstructor(api.db, MENU);
  const other = await insertInstructor(api.db);
  const near = await insertCourse(api.db);
  const foreign = await insertCourse(api.db);
  await link(near.id, teacher.id);
  await link(foreign.id, other.id);
  const own = await api.call(contract.listOwnCourseLinks, await signedIn(api, teacher));
  expect(own.body).toEqual([
    expect.objectContaining({ course_id: near.id, course_title: near.title, instructor_id: teacher.id }),
  ]);
  const admin = await signedIn(api, await insertAdmin(api.db, MENU));
  expect((await api.call(contract.listOwnCourseLinks, admin)).body).toEqual([]);
});

it('lists the instructors of a course in the order they came, without their emails (D138)', async () => {
  const first = await insertInstructor(api.db, { name: 'Zahra Contoh' });
  const second = await insertInstructor(api.db, { name: 'Adi Contoh', position: 'Ahli Muda', ...MENU });
  const made = await insertCourse(api.db);
  await link(made.id, first.id);
  await link(made.id, second.id);
  const colleague = await signedIn(api, second);
  const { body, text } = await api.call(contract.listCourseInstructors, colleague, {
    params: { courseId: made.course_code.toLowerCase() },
  });
  expect(body).toMatchObject({
    0: { name: 'Zahra Contoh', position: null },
    1: { name: 'Adi Contoh', position: 'Ahli Muda' },
  });
  expect(text).not.toContain('@uji.example');
});

it('answers an empty list for a course without instructors and 404 for none', async () => {
  const admin = await signedIn(api, await insertAdmin(api.db, MENU));
  const made = await insertCourse(api.db);
  expect(
    (await api.call(contract.listCourseInstructors, admin, { params: { courseId: String(made.id) } })).body,
  ).toEqual([]);
  const missing = await api.call(contract.listCourseInstructors, admin, { params: { courseId: 'TIDAKADA' } });
  expect(missing).toMatchObject({ status: 404, body: { msg: 'Kelas daring mandiri tidak ditemukan' } });
});

it('links once however often it is called, and unlinks', async () => {
  const admin = await signedIn(api, await insertAdmin(api.db, MENU));
  const teacher = await insertInstructor(api.db, MENU);
  const made = await insertCourse(api.db);
  const body = { course_id: made.id, instructor_id: teacher.id };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.call(contract.createCourseInstructor, admin, { body })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(answers.map((answer) => answer.body.affectedRows).toSorted()).toEqual([0, 0, 0, 0, 1]);
  const [first] = answers;
  expect(first?.body.data).toMatchObject({ course_id: made.id, instructor_id: teacher.id });
  const params = { id: Number(first?.body.id) };
  expect((await api.call(contract.deleteCourseInstructor, admin, { params })).status).toBe(200);
  expect((await api.call(contract.deleteCourseInstructor, admin, { params })).status).toBe(404);
  expect((await api.audit()).slice(0, 1)).toMatchObject([{ code: 'REMOVE_COURSE_INSTRUCTOR' }]);
});

it.each([
  ['an unknown course', { course_id: 999_999 }, 404, 'Kelas daring mandiri tidak ditemukan'],
  ['an unknown instructor', { instructor_id: 999_999 }, 404, 'Widyaiswara tidak ditemukan'],
])('refuses %s', async (_, change, status, msg) => {
  const admin = await signedIn(api, await insertAdmin(api.db, MENU));
  const body = { course_id: (await insertCourse(api.db)).id, instructor_id: (await insertInstructor(api.db)).id };
  const answer = await api.call(contract.createCourseInstructor, admin, { body: { ...body, ...change } });
  expect(answer).toMatchObject({ status, body: { msg } });
});

it('refuses a deleted instructor', async () => {
  const admin = await signedIn(api, await insertAdmin(api.db, MENU));
  const { id } = await insertInstructor(api.db, { active: 0 });
  const body = { course_id: (await insertCourse(api.db)).id, instructor_id: id };
  const answer = await api.call(contract.createCourseInstructor, admin, { body });
  expect(answer).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
});
