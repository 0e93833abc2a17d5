import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LessonPreview, LessonPreviewInput } from '@widya/contract/site/preview';
import { courseInstructors } from '../../platform/database/schema/courses.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertChapterOf, insertSubOf } from '../../testing/examples/chapters.ts';
import { insertAdmin, insertCourse, insertInstructor } from '../../testing/fixtures.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { signedIn } from '../../testing/signed-in.ts';

/** Fake site that responds with the preview it received. */
const BUNDLE = `export const entry = { module: { respond: async (_bundle, request, site) =>
  Response.json({ path: new URL(request.url).pathname, preview: site.preview }) } };`;

type Body = LessonPreviewInput['body'];
type Question = Extract<Body, { readonly type: 'Kuis' | 'Latihan' | 'Uraian' }>['content'][number];

const OPTION_QUESTION: Question = {
  question: '<p>Mana yang baku?</p><script>alert(1)</script>',
  type: 'option',
  choices: ['Apotik', 'Apotek'],
  correct_answer: 'Apotek',
  explanation: 'Menurut KBBI.',
};
const FREE_QUESTION: Question = {
  ...OPTION_QUESTION,
  type: 'isian',
  choices: [],
  correct_answer: '',
  explanation: 'Boleh apa saja.',
};
const SENT_QUESTION = { question: '<p>Mana yang baku?</p>', type: 'option', choices: ['Apotik', 'Apotek'] };

let t: TestApp;
let admin = '';
beforeAll(async () => {
  t = await createTestApp();
  const folder = join(t.config.webRoot, 'site/server');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.js'), BUNDLE);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  admin = (await signedIn(t, await insertAdmin(t.db, { menu: '["private-class"]' }))).token;
});
afterAll(() => t.close());

async function savedCourse() {
  const course = await insertCourse(t.db, { title: 'Tata Bahasa', active: 0 });
  const chapter = await insertChapterOf(t.db, course.id, 'Kata');
  const sub = await insertSubOf(t.db, chapter, { name: 'Tersimpan' });
  const input: LessonPreviewInput = {
    kind: 'lesson',
    course_id: course.id,
    chapter_id: chapter.id,
    id: sub.id,
    name: 'Diketik',
    duration: 90,
    body: { type: 'Teks', content: { text: '<p>Baru</p>' } },
    answered: false,
  };
  return { course, chapter, sub, input };
}

const postPreview = (input: unknown, token: string) =>
  t.app.inject({
    method: 'POST',
    url: '/situs/pratinjau',
    payload: new URLSearchParams({ isi: JSON.stringify(input) }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `token=${token}` },
  });
const previewOf = async (input: LessonPreviewInput): Promise<LessonPreview> =>
  (await postPreview(input, admin)).json().preview;

describe('the preview of a sub-chapter', () => {
  it('is shown in the player of its course, with the unsaved values', async () => {
    const { course, sub, input } = await savedCourse();
    const { path, preview } = (await postPreview(input, admin)).json();
    expect(path).toBe('/situs/pratinjau/belajar');
    expect(preview).toMatchObject({
      page: 'lesson',
      course: {
        code: course.course_code,
        title: 'Tata Bahasa',
        full_name: 'Nama Peserta',
        done: 0,
        total: 1,
        chapters: [{ name: 'Kata', sub_chapters: [{ id: sub.id, name: 'Diketik', type: 'Teks', duration: 90 }] }],
      },
      lesson: { id: sub.id, name: 'Diketik', completed_at: null, results: null },
    });
  });

  it('puts a new one at the end of its chapter', async () => {
    const { input } = await savedCourse();
    const { course, lesson } = await previewOf({ ...input, id: null });
    expect(course.chapters[0]?.sub_chapters.map(({ name }) => name)).toEqual(['Tersimpan', 'Diketik']);
    expect([course.total, lesson.id]).toEqual([2, course.chapters[0]?.sub_chapters[1]?.id]);
  });

  it.each<[Body, unknown]>([
    [{ type: 'Prolog', content: { question: '<p>Apa?</p><script>x</script>' } }, { question: '<p>Apa?</p>' }],
    [{ type: 'Teks', content: { text: '<p onclick="x()">Isi</p>' } }, { text: '<p>Isi</p>' }],
    [
      { type: 'Video', content: { url: 'https://video.example/1', document: '' } },
      { url: 'https://video.example/1', document: '' },
    ],
    [{ type: 'Dokumen', content: { url: '' } }, { url: '' }],
    [{ type: 'Glosarium', content: [{ word: 'diksi', definition: '' }] }, [{ word: 'diksi', definition: '' }]],
    [{ type: 'Kuis', content: [OPTION_QUESTION] }, [SENT_QUESTION]],
    [{ type: 'Latihan', content: [OPTION_QUESTION] }, [SENT_QUESTION]],
    [
      { type: 'Uraian', content: [FREE_QUESTION] },
      [{ question: '<p>Mana yang baku?</p>', type: 'isian', choices: [] }],
    ],
  ])('shows the unsaved content of %j', async (body, content) => {
    const { input } = await savedCourse();
    expect((await previewOf({ ...input, body })).lesson.body).toEqual({ type: body.type, content });
  });

  it('shows answered questions with correct answers and explanations', async () => {
    const { input } = await savedCourse();
    const body: Body = { type: 'Kuis', content: [OPTION_QUESTION, FREE_QUESTION] };
    const { course, lesson } = await previewOf({ ...input, body, answered: true });
    expect(lesson).toMatchObject({
      score: 0,
      completed_at: expect.any(String),
      results: [
        { answer: 'Apotik', correct: false, correct_answer: 'Apotek', explanation: 'Menurut KBBI.' },
        { answer: 'Jawaban peserta', correct: null, explanation: 'Boleh apa saja.' },
      ],
    });
    expect(course).toMatchObject({ done: 1, progress: 100 });
    const essay = await previewOf({ ...input, body: { type: 'Uraian', content: [OPTION_QUESTION] }, answered: true });
    expect(essay.lesson).toMatchObject({ score: null, results: [{ correct: null, correct_answer: '' }] });
  });

  it('is for those who edit the chapters of the course', async () => {
    const { course, input } = await savedCourse();
    const own = await insertInstructor(t.db);
    await t.db.insert(courseInstructors).values({ course_id: course.id, instructor_id: own.id });
    expect((await postPreview(input, (await signedIn(t, own)).token)).statusCode).toBe(200);
    expect((await postPreview(input, (await signedIn(t, await insertInstructor(t.db))).token)).statusCode).toBe(404);
    const without = await signedIn(t, await insertAdmin(t.db, { menu: '["home"]' }));
    expect((await postPreview(input, without.token)).statusCode).toBe(403);
    expect((await postPreview(input, (await proveAddress(t.db, 'pembelajar@uji.example')).token)).statusCode).toBe(401);
  });

  it('refuses a chapter of another course, and content of another type', async () => {
    const { input } = await savedCourse();
    const other = await savedCourse();
    expect((await postPreview({ ...input, chapter_id: other.chapter.id }, admin)).statusCode).toBe(404);
    expect((await postPreview({ ...input, body: { type: 'Teks', content: [] } }, admin)).statusCode).toBe(422);
  });
});
