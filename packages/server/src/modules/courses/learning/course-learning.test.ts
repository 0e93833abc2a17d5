import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as certificates from '@widya/contract/certificates';
import * as chapters from '@widya/contract/chapters';
import * as learning from '@widya/contract/course-learning';
import * as ratings from '@widya/contract/course-ratings';
import * as taking from '@widya/contract/participants-course';
import { eq } from 'drizzle-orm';
import { courseProgress, courseRatings, memberCourses } from '../../../platform/database/schema/course-members.ts';
import { courses } from '../../../platform/database/schema/courses.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertChapterOf, insertSubOf, insertTaker } from '../../../testing/examples/chapters.ts';
import { QUESTION } from '../../../testing/examples/course-learning.ts';
import { insertAdmin, insertCourse } from '../../../testing/fixtures.ts';
import { multipart } from '../../../testing/multipart.ts';
import { proveAddress } from '../../../testing/prove-address.ts';
import { PDF } from '../../../testing/sample-files.ts';
import { signedIn } from '../../../testing/signed-in.ts';

const FREE_TEXT = { question: 'Ibu kota?', type: 'isian', choices: [], correct_answer: 'Jakarta', explanation: '' };
const ESSAY = { question: 'Ceritakan', type: 'isian', choices: [], correct_answer: '', explanation: 'Boleh apa saja' };

let api: TestApp;
let admin: Actor;
let course: Awaited<ReturnType<typeof insertCourse>>;
let person: Awaited<ReturnType<typeof insertTaker>>;
let me: { readonly token: string };
let ids: { text: number; quiz: number; exercise: number; essay: number };
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["private-class"]' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  course = await insertCourse(api.db);
  const chapter = await insertChapterOf(api.db, course.id);
  const add = async (name: string, type: 'Teks' | 'Kuis' | 'Latihan' | 'Uraian', content: unknown) =>
    (await insertSubOf(api.db, chapter, { name, type, content })).id;
  ids = {
    text: await add('Bacaan', 'Teks', { text: '<p>Isi</p>' }),
    quiz: await add('Kuis', 'Kuis', [QUESTION, FREE_TEXT]),
    exercise: await add('Latihan', 'Latihan', [QUESTION]),
    essay: await add('Uraian', 'Uraian', [ESSAY]),
  };
  person = await insertTaker(api.db, course.id);
  me = await proveAddress(api.db, person.email.toLowerCase());
});

const own = (as: { readonly token: string } | null = me) =>
  api.call(learning.readOwnCourse, as, { params: { code: course.course_code } });
const read = (id: number) => api.call(learning.readOwnSubChapter, me, { params: { code: course.course_code, id } });
const complete = (id: number) =>
  api.call(learning.completeSubChapter, me, { params: { code: course.course_code, id } });
const answer = (id: number, answers: string[]) =>
  api.call(learning.answerSubChapter, me, { params: { code: course.course_code, id }, body: { answers } });
const rate = (body: object) => api.call(learning.rateOwnCourse, me, { params: { code: course.course_code }, body });
const progress = async () =>
  (await api.db.select().from(memberCourses).where(eq(memberCourses.id, person.id)))[0]?.progress;
const finish = async () => {
  await complete(ids.text);
  await answer(ids.quiz, ['menulis', 'jakarta']);
  await answer(ids.exercise, ['menulis']);
  await answer(ids.essay, ['Suatu hari']);
};

describe('who may learn', () => {
  it('is an accepted participant, by the proven address of their device', async () => {
    expect((await own()).body).toMatchObject({
      done: 0,
      total: 4,
      chapters: [{ sub_chapters: [{ id: ids.text }, {}, {}, {}] }],
    });
    expect((await own(null)).status).toBe(401);
    expect((await own(await proveAddress(api.db, 'orang-lain@uji.example'))).status).toBe(404);
    await api.db.update(courses).set({ active: 0 }).where(eq(courses.id, course.id));
    expect((await own()).status).toBe(200);
    await api.db.update(memberCourses).set({ status: 'WAITING' }).where(eq(memberCourses.id, person.id));
    for (const call of [own(), read(ids.text), complete(ids.text), answer(ids.quiz, ['a', 'b']), rate({ rating: 5 })])
      expect((await call).status).toBe(404);
  });

  it('gives no access to another course', async () => {
    const other = await insertSubOf(api.db, await insertChapterOf(api.db, (await insertCourse(api.db)).id));
    expect((await read(other.id)).status).toBe(404);
    expect((await complete(other.id)).status).toBe(404);
    expect(await api.db.$count(courseProgress, eq(courseProgress.course_sub_chapter_id, other.id))).toBe(0);
  });
});

describe('learning', () => {
  it('counts a completion once, however often and from however many tabs it is reported', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => complete(ids.text)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ done: 1, total: 4, progress: 25 });
    expect(await progress()).toBe(25);
  });

  it('shows questions without correct answers until they were handed in', async () => {
    const before = await read(ids.quiz);
    expect(before.body).toMatchObject({
      results: null,
      body: { type: 'Kuis', content: [{ choices: QUESTION.choices }, {}] },
    });
    expect(before.text).not.toMatch(/correct|luluh|Jakarta/);
    const handed = await answer(ids.quiz, ['mentulis', ' jakarta ']);
    expect(handed.body).toMatchObject({
      score: 50,
      results: [
        { correct: false, correct_answer: 'menulis', explanation: 'Huruf t luluh.' },
        { answer: 'jakarta', correct: true },
      ],
    });
    expect((await read(ids.quiz)).body).toMatchObject({ score: 50, results: [{ answer: 'mentulis' }, {}] });
    const seen = await api.call(chapters.listCourseProgress, admin, { params: { id: ids.quiz } });
    expect(seen.body).toMatchObject([{ full_name: person.full_name, additional_information: { score: 50 } }]);
  });

  it('accepts a Kuis once, from the first of several tabs, and a Latihan any number of times', async () => {
    const tries = await Promise.all([
      answer(ids.quiz, ['menulis', 'Jakarta']),
      answer(ids.quiz, ['mentulis', 'Bogor']),
    ]);
    const scores = tries.map(({ body }) => body.score);
    expect(scores[0]).toBe(scores[1]);
    expect((await answer(ids.quiz, ['menulis', 'Jakarta'])).body.score).toBe(scores[0]);
    expect((await answer(ids.exercise, ['mentulis'])).body.score).toBe(0);
    expect((await answer(ids.exercise, ['menulis'])).body).toMatchObject({ score: 100, done: 2 });
  });

  it('scores no essay, and accepts none that is empty', async () => {
    expect(await answer(ids.essay, [' '])).toMatchObject({
      status: 422,
      body: { errors: { 'answers.0': 'Isi jawaban Anda' } },
    });
    expect((await answer(ids.essay, ['Suatu hari'])).body).toMatchObject({ score: null, results: [{ correct: null }] });
    expect((await answer(ids.text, [])).status).toBe(409);
    expect((await complete(ids.quiz)).status).toBe(409);
  });

  it('is counted again when staff add or delete a sub-chapter', async () => {
    await finish();
    expect(await progress()).toBe(100);
    await api.db.update(courses).set({ active: 0 }).where(eq(courses.id, course.id));
    const chapter = await insertChapterOf(api.db, course.id, 'Penutup');
    const body = { name: 'Tambahan', type: 'Teks', duration: 60, course_chapter_id: chapter.id };
    const made = await api.call(chapters.createSubChapter, admin, { body });
    expect(await progress()).toBe(80);
    await api.call(chapters.deleteSubChapter, admin, { params: { id: Number(made.body.id) } });
    expect(await progress()).toBe(100);
  });
});

describe('the rating', () => {
  it('is accepted once all is done, one per person, and reaches staff', async () => {
    expect((await rate({ rating: 5 })).status).toBe(409);
    await finish();
    expect((await rate({ rating: 6 })).status).toBe(422);
    await Promise.all([rate({ rating: 4, comment: 'Jelas' }), rate({ rating: 4, comment: 'Jelas' })]);
    await rate({ rating: 5, comment: 'Sangat jelas' });
    expect(await api.db.select().from(courseRatings).where(eq(courseRatings.course_id, course.id))).toMatchObject([
      { rating: 5, comment: 'Sangat jelas', full_name: person.full_name },
    ]);
    const seen = await api.call(ratings.listCourseRatings, admin, { params: { courseId: course.course_code } });
    expect(seen.body).toMatchObject([{ rating: 5 }]);
    expect((await own()).body).toMatchObject({ progress: 100, rating: { rating: 5 }, certificate: null });
  });
});

it('shows the certificate once staff have issued it', async () => {
  await finish();
  const params = { code: course.course_code, id: person.id };
  const predicate = { memberCourses: [person.id], predicate: 'Istimewa' };
  await api.call(taking.setCourseParticipantPredicates, admin, { body: predicate });
  await api.call(certificates.numberCourseCertificates, admin, { params: { code: params.code }, body: {} });
  expect((await own()).body).toMatchObject({ certificate: null });
  const file = { field: 'upload', name: 'sertifikat.pdf', type: 'application/pdf', content: PDF };
  const issued = await api.call(certificates.uploadCourseCertificate, admin, { params, ...multipart({}, [file]) });
  expect(issued.status).toBeLessThan(300);
  const { certificate } = (await own()).body as { certificate: { code: string } };
  expect(certificate).toMatchObject({ url: expect.stringMatching(/^\/files\/public\/.*\.pdf$/) });
  const checked = await api.call(certificates.verifyCertificate, null, { params: { code: certificate.code } });
  expect(checked.body).toMatchObject({ status: 'VALID', full_name: person.full_name });
});
