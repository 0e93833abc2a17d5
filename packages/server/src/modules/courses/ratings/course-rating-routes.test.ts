import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/course-ratings';
import { memberCourses } from '../../../platform/database/schema/course-members.ts';
import { courseInstructors } from '../../../platform/database/schema/courses.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertRating } from '../../../testing/examples/course-ratings.ts';
import { insertAdmin, insertCourse, insertInstructor, insertMember } from '../../../testing/fixtures.ts';
import { signedIn } from '../../../testing/signed-in.ts';

const MENU = { menu: '["private-class","main-feedback"]' };

let api: TestApp;
let admin: Actor;
let instructor: Actor;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, MENU));
  instructor = await signedIn(api, await insertInstructor(api.db, MENU));
});
afterAll(() => api.close());

/** Inserts a course with two participants, three visible ratings and a hidden one. */
async function scene() {
  const course = await insertCourse(api.db);
  const course_id = course.id;
  for (let n = 0; n < 2; n += 1) {
    const { id: member_id, full_name, email } = await insertMember(api.db);
    await api.db.insert(memberCourses).values({ course_id, member_id, full_name, email, status: 'ACCEPTED', price: 0 });
  }
  const day = (n: number) => new Date(Date.UTC(2026, 2, n, 18));
  await insertRating(api.db, { course_id, full_name: 'Ani', rating: 5, created_at: day(1) });
  await insertRating(api.db, { course_id, full_name: 'Budi', rating: 2, comment: '', created_at: day(2) });
  await insertRating(api.db, { course_id, full_name: 'Cici', rating: 3, comment: '@SUM(1)', created_at: day(3) });
  const hidden = await insertRating(api.db, { course_id, full_name: 'Dedi', rating: 1, active: 0, created_at: day(4) });
  return { course, hidden, courseId: String(course_id) };
}

const names = (body: Record<string, unknown>) =>
  (body.data as { full_name: string }[]).map(({ full_name }) => full_name);

describe('the list of a course', () => {
  it.each([
    [{}, ['Cici', 'Budi', 'Ani']],
    [{ hidden: '1' }, ['Dedi', 'Cici', 'Budi', 'Ani']],
    [{ rating: '5' }, ['Ani']],
    [{ q: 'sum cici' }, ['Cici']],
    [{ sort: 'rating' }, ['Budi', 'Cici', 'Ani']],
  ])('can be filtered and sorted by %j', async (query, found) => {
    const { courseId } = await scene();
    const answer = await api.call(contract.listCourseRatings, admin, {
      params: { courseId },
      query: { page: '1', ...query },
    });
    expect(names(answer.body)).toEqual(found);
  });

  it('is also found by the code, but not by instructors of other courses (S11)', async () => {
    const { course, courseId } = await scene();
    const list = (as: Actor, ref: string) => api.call(contract.listCourseRatings, as, { params: { courseId: ref } });
    expect((await list(admin, course.course_code.toLowerCase())).body).toHaveLength(3);
    expect((await list(instructor, courseId)).status).toBe(404);
    await api.db.insert(courseInstructors).values({ course_id: course.id, instructor_id: instructor.id });
    expect((await list(instructor, courseId)).body).toHaveLength(3);
  });
});

it('sums up a course beside all others that the caller may see', async () => {
  const { course, courseId } = await scene();
  await scene();
  const { body } = await api.call(contract.readCourseRatingSummary, admin, { params: { courseId } });
  expect(body).toMatchObject({
    course_id: course.id,
    course_name: course.title,
    participants: 2,
    count: 3,
    hidden: 1,
    commented: 2,
    average: 3.33,
    distribution: [0, 1, 1, 0, 1],
    others: { average: 3.33 },
  });
  const own = await insertCourse(api.db);
  await api.db.insert(courseInstructors).values({ course_id: own.id, instructor_id: instructor.id });
  const empty = await api.call(contract.readCourseRatingSummary, instructor, { params: { courseId: String(own.id) } });
  expect(empty.body).toMatchObject({ count: 0, average: null, distribution: [0, 0, 0, 0, 0] });
});

it('lists and compares courses with visible ratings', async () => {
  const { course, courseId } = await scene();
  const query = { page: '1', q: course.course_code };
  const all = await api.call(contract.listFeedbackByCourse, admin, { query });
  expect(all.body.data).toMatchObject([{ course_code: course.course_code, count: 3, average: 3.33, participants: 2 }]);
  const others = await api.call(contract.compareCourseRatings, admin, { params: { courseId }, query });
  expect(others.body).toMatchObject({ data: [], meta: { total: 0 } });
  const ordered = await api.call(contract.listFeedbackByCourse, admin, { query: { page: '1', sort: '-average' } });
  const averages = (ordered.body.data as { average: number }[]).map(({ average }) => average);
  expect(averages).toEqual(averages.toSorted((a, b) => b - a));
});

describe('hiding', () => {
  it('happens once for a double click and is logged with the old value', async () => {
    const { hidden, course } = await scene();
    const toggle = (body?: object) =>
      api.call(contract.toggleCourseRating, admin, { params: { id: hidden.id }, ...(body ? { body } : {}) });
    expect((await toggle({ active: 1, expected_status: 0 })).body).toMatchObject({
      affectedRows: 1,
      data: { active: 1 },
    });
    const second = await toggle({ active: 1, expected_status: 0 });
    expect(second).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION', current: { active: 1 } } });
    expect((await toggle()).body).toMatchObject({ data: { active: 0 }, version: 3 });
    expect((await api.audit())[0]).toMatchObject({
      code: 'DELETE_COURSE_RATING',
      object_label: `Dedi · ${course.title}`,
    });
  });

  it('is for admins', async () => {
    const { hidden, course } = await scene();
    await api.db.insert(courseInstructors).values({ course_id: course.id, instructor_id: instructor.id });
    expect((await api.call(contract.toggleCourseRating, instructor, { params: { id: hidden.id } })).status).toBe(403);
  });
});

it('downloads laporan-umpan-balik.csv with MM/DD/YYYY and escaped formulas (S20, S44)', async () => {
  const { courseId } = await scene();
  const file = await api.call(contract.exportCourseRatings, admin, { params: { courseId } });
  expect(String(file.headers['content-disposition'])).toContain('laporan-umpan-balik.csv');
  const lines = file.text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('id;tanggal;nama;penilaian (1-5);ulasan;status');
  expect(lines[1]).toMatch(/^\d+;03\/04\/2026;Cici;3\.00;'@SUM\(1\);Ditampilkan$/);
  expect((await api.audit())[0]).toMatchObject({ code: 'EXPORT_COURSE_RATING', after: { rows: 3 } });
});
