import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/chapters';
import { deleteCourse } from '@widya/contract/courses';
import { eq } from 'drizzle-orm';
import { courseSubChapters, courses } from '../../../platform/database/schema/courses.ts';
import { files } from '../../../platform/database/schema/platform.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { insertAnswers, insertChapterOf, insertSubOf, insertTaker } from '../../../testing/examples/chapters.ts';
import { insertAdmin, insertCourse } from '../../../testing/fixtures.ts';
import { multipart } from '../../../testing/multipart.ts';
import { MP4, PDF } from '../../../testing/sample-files.ts';
import { signedIn } from '../../../testing/signed-in.ts';

const MENU = { menu: '["private-class"]' };
const LOCKED_BAB = 'Tidak bisa membuat bab baru karena sudah ada peserta terdaftar';
const LOCKED_SUB = 'Tidak bisa membuat subbab baru karena sudah ada peserta terdaftar';

let api: TestApp;
let admin: Actor;
let other: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, MENU));
  other = await signedIn(api, await insertAdmin(api.db, { ...MENU, name: 'Orang Lain' }));
});
afterAll(() => api.close());

async function scene() {
  const course = await insertCourse(api.db);
  const first = await insertChapterOf(api.db, course.id, 'Satu');
  const second = await insertChapterOf(api.db, course.id, 'Dua');
  return { course, first, second };
}

const chaptersOf = async (courseId: number) => {
  const { body } = await api.call(contract.listChapters, admin, { params: { courseId } });
  return body as unknown as import('@widya/contract/chapters').Syllabus;
};
const change = (id: number, body: object, as = admin) => api.call(contract.updateChapter, as, { params: { id }, body });

describe('chapters', () => {
  it('are listed with totals and sub-chapters in their order (D115, D116)', async () => {
    const { course, first, second } = await scene();
    const a = await insertSubOf(api.db, first, { duration: 90 });
    const b = await insertSubOf(api.db, first, { duration: 30 });
    await change(first.id, { custom_sub_chapter_sequence: JSON.stringify([b.id, 999_999]) });
    await change(first.id, { custom_chapter_sequence: [second.id] });
    const { chapters, sub_chapters, course: facts } = await chaptersOf(course.id);
    expect(chapters.map(({ name }) => name)).toEqual(['Dua', 'Satu']);
    expect(chapters[1]).toMatchObject({
      duration: 120,
      no_of_syllabus_content: 2,
      custom_sub_chapter_sequence: [b.id, a.id],
    });
    expect(sub_chapters[String(first.id)]?.map(({ id }) => id)).toEqual([b.id, a.id]);
    expect(sub_chapters[String(second.id)]).toEqual([]);
    expect(facts).toMatchObject({ title: course.title, accepted_participants: 0, locked: false });
  });

  it('are added to the end, renamed and logged', async () => {
    const { course } = await scene();
    const made = await api.call(contract.createChapter, admin, { body: { name: ' Tiga ', course_id: course.id } });
    expect(made).toMatchObject({ status: 201, body: { data: { name: 'Tiga', no_of_syllabus_content: 0 } } });
    expect((await chaptersOf(course.id)).chapters.at(-1)?.name).toBe('Tiga');
    const renamed = await change(Number(made.body.id), { name: 'Akhir', course_id: course.id });
    expect(renamed.body).toMatchObject({ affectedRows: 1, version: 2 });
    expect((await api.audit())[0]).toMatchObject({
      code: 'UPDATE_COURSE_CHAPTER',
      object_label: `Akhir · ${course.title}`,
      before: { name: 'Tiga' },
    });
    expect(await api.call(contract.createChapter, admin, { body: { name: ' ', course_id: course.id } })).toMatchObject({
      status: 422,
      body: { msg: 'Harap mengisi nama bab' },
    });
  });

  it('answer a stale version, and a stale order, with who was faster', async () => {
    const { course, first, second } = await scene();
    await change(first.id, { name: 'Lain' }, other);
    expect((await change(first.id, { name: 'Saya', version: 1 })).body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { name: 'Lain', changed_by: 'Orang Lain' },
    });
    const seen = [first.id, second.id];
    await change(first.id, { custom_chapter_sequence: [second.id, first.id] }, other);
    const stale = await change(first.id, { custom_chapter_sequence: seen, expected_sequence: seen });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        current: { custom_chapter_sequence: [second.id, first.id], changed_by: 'Orang Lain' },
      },
    });
    // Reordering chapters does not change the version of the course, so that the form of the course gets no conflict.
    const [row] = await api.db.select().from(courses).where(eq(courses.id, course.id));
    expect(row?.version).toBe(1);
  });

  it('cannot be added while an active course has participants (D109)', async () => {
    const { course, first } = await scene();
    const sub = await insertSubOf(api.db, first);
    await insertTaker(api.db, course.id);
    const refused = await api.call(contract.createChapter, admin, { body: { name: 'Tiga', course_id: course.id } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PARTICIPANT_ALREADY_REGISTERED', msg: LOCKED_BAB, current: { accepted_participants: 1 } },
    });
    const newSub = { name: 'X', type: 'Teks', duration: 60, course_chapter_id: first.id };
    expect((await api.call(contract.createSubChapter, admin, { body: newSub })).body).toMatchObject({
      code: 'PARTICIPANT_ALREADY_REGISTERED',
      msg: LOCKED_SUB,
    });
    const update = (body: object) => api.call(contract.updateSubChapter, admin, { params: { id: sub.id }, body });
    expect((await update({ type: 'Prolog' })).body).toMatchObject({
      code: 'PARTICIPANT_ALREADY_REGISTERED',
      msg: 'Tipe subbab ini tidak dapat diganti karena sudah ada peserta terdaftar',
    });
    expect((await update({ name: 'Salah ketik' })).status).toBe(200);
    await api.db.update(courses).set({ active: 0 }).where(eq(courses.id, course.id));
    expect((await api.call(contract.createSubChapter, admin, { body: newSub })).status).toBe(201);
  });

  it('are copied with their sub-chapters and files, unless the course has participants', async () => {
    const { course, first } = await scene();
    const form = multipart({}, [{ field: 'upload', name: 'a.pdf', type: 'application/pdf', content: PDF }]);
    const { body: file } = await api.call(contract.uploadChapterFile, admin, form);
    const paper = { name: 'Lembar', type: 'Dokumen', duration: 60, content: { url: file.location } };
    await api.call(contract.createSubChapter, admin, { body: { ...paper, course_chapter_id: first.id } });
    const sub = await insertSubOf(api.db, first, { name: 'Kuis', type: 'Kuis', content: [] });
    const [seen] = (await chaptersOf(course.id)).sub_chapters[String(first.id)] ?? [];
    await change(first.id, { custom_sub_chapter_sequence: [sub.id, seen?.id ?? 0] });
    const made = await api.call(contract.duplicateChapter, admin, { params: { id: first.id } });
    expect(made).toMatchObject({ status: 201, body: { data: { name: 'Salinan Satu' } } });
    const { chapters, sub_chapters } = await chaptersOf(course.id);
    expect(chapters.map(({ name }) => name)).toEqual(['Satu', 'Dua', 'Salinan Satu']);
    const copies = sub_chapters[String(made.body.id)] ?? [];
    expect(copies.map(({ name }) => name)).toEqual(['Kuis', 'Lembar']);
    const { url } = JSON.parse(copies[1]?.content ?? '') as { url: string };
    expect(url).not.toBe(file.location);
    await api.call(contract.deleteChapter, admin, { params: { id: first.id } });
    expect((await api.app.inject({ url })).statusCode).toBe(200);
    await insertTaker(api.db, course.id);
    expect(await api.call(contract.duplicateChapter, admin, { params: { id: Number(made.body.id) } })).toMatchObject({
      status: 409,
      body: { msg: LOCKED_BAB },
    });
  });

  it('with answers are not deleted; without, their sub-chapters go too', async () => {
    const { course, first, second } = await scene();
    const sub = await insertSubOf(api.db, first, { type: 'Kuis', content: [] });
    await insertSubOf(api.db, second);
    const taker = await insertTaker(api.db, course.id);
    await insertAnswers(api.db, sub.id, taker.id, ['B'], 80);
    const text = 'Bab ini tidak dapat dihapus karena 1 peserta sudah mengerjakannya';
    expect(await api.call(contract.deleteChapter, admin, { params: { id: first.id } })).toMatchObject({
      status: 409,
      body: { code: 'HAS_REGISTRANTS', msg: text },
    });
    expect((await api.call(contract.deleteSubChapter, admin, { params: { id: sub.id } })).status).toBe(409);
    await api.db.update(courses).set({ active: 0 }).where(eq(courses.id, course.id));
    const changed = { params: { id: sub.id }, body: { type: 'Teks' } };
    expect((await api.call(contract.updateSubChapter, admin, changed)).body).toMatchObject({
      code: 'HAS_REGISTRANTS',
      msg: 'Tipe subbab ini tidak dapat diganti karena 1 peserta sudah mengerjakannya',
    });
    const gone = await api.call(contract.deleteChapter, admin, { params: { id: second.id } });
    expect(gone.body).toMatchObject({ affectedRows: 1 });
    expect((await chaptersOf(course.id)).chapters.map(({ id }) => id)).toEqual([first.id]);
    expect((await chaptersOf(course.id)).sub_chapters[String(first.id)]).toMatchObject([{ has_progress: true }]);
  });
});

describe('sub-chapters', () => {
  const question = {
    question: '<b>Mana?</b>',
    choices: ['A', 'B'],
    correct_answer: 'B',
    explanation: '',
    type: 'option',
  };

  it('accept and return their content as JSON text (C-074)', async () => {
    const { course, first } = await scene();
    const body = {
      name: 'Kuis satu',
      type: 'Kuis',
      duration: 120,
      content: JSON.stringify([question]),
      course_chapter_id: first.id,
      course_id: course.id,
    };
    const made = await api.call(contract.createSubChapter, admin, { body });
    expect(made.status).toBe(201);
    const list = await api.call(contract.listSubChapters, admin, { params: { chapterId: first.id } });
    const [row] = list.body as unknown as { content: string }[];
    expect(JSON.parse(row?.content ?? '')).toEqual([question]);
  });

  it('lose their content with their type (C-075, C-076)', async () => {
    const { first } = await scene();
    const sub = await insertSubOf(api.db, first, { type: 'Kuis', content: [question] });
    const update = (body: object) => api.call(contract.updateSubChapter, admin, { params: { id: sub.id }, body });
    expect((await update({ type: 'Glosarium' })).body).toMatchObject({ data: { content: '[]' } });
    expect((await update({ type: 'Teks' })).body).toMatchObject({ data: { content: '{"text":""}' } });
  });

  it.each([
    [{ name: '' }, 'Harap isi nama subbab!'],
    [{ type: undefined }, 'Harap pilih durasi subbab!'],
    [{ duration: 0 }, 'Harap isi durasi subbab!'],
    [{ duration: undefined }, 'Harap isi durasi subbab!'],
    [{ content: '{' }, 'Isi subbab tidak dapat dibaca'],
    [{ content: '{"__proto__":{}}' }, 'Isi subbab tidak dapat dibaca'],
  ])('are refused with %j', async (wrong, msg) => {
    const { first } = await scene();
    const body = { name: 'X', type: 'Teks', duration: 60, course_chapter_id: first.id, ...wrong };
    expect(await api.call(contract.createSubChapter, admin, { body })).toMatchObject({ status: 422, body: { msg } });
  });

  it('attach the files that they refer to, and release them', async () => {
    const { first } = await scene();
    const upload = async (name: string, type: string, content: Buffer) => {
      const form = multipart({}, [{ field: 'upload', name, type, content }]);
      const { body } = await api.call(contract.uploadChapterFile, admin, form);
      return String(body.location);
    };
    const url = await upload('film.mp4', 'video/mp4', MP4);
    const document = await upload('lembar.pdf', 'application/pdf', PDF);
    const body = { name: 'Film', type: 'Video', duration: 60, content: { url, document }, course_chapter_id: first.id };
    const made = await api.call(contract.createSubChapter, admin, { body });
    const id = Number(made.body.id);
    const attached = () =>
      api.db
        .select()
        .from(files)
        .where(eq(files.attached_to, `course_sub_chapter:${id}`));
    expect(await attached()).toHaveLength(2);
    const content = { url, document: '' };
    await api.call(contract.updateSubChapter, admin, { params: { id }, body: { content } });
    expect(await attached()).toHaveLength(1);
    await api.call(contract.deleteSubChapter, admin, { params: { id } });
    expect(await attached()).toHaveLength(0);
    expect(await api.db.select().from(courseSubChapters).where(eq(courseSubChapters.id, id))).toEqual([]);
  });

  it('are deleted with their files when their course is deleted', async () => {
    const { course, first } = await scene();
    const form = multipart({}, [{ field: 'upload', name: 'a.pdf', type: 'application/pdf', content: PDF }]);
    const { body: file } = await api.call(contract.uploadChapterFile, admin, form);
    const content = { url: file.location };
    const body = { name: 'Lembar', type: 'Dokumen', duration: 60, content, course_chapter_id: first.id };
    const made = await api.call(contract.createSubChapter, admin, { body });
    expect((await api.call(deleteCourse, admin, { params: { id: course.id } })).status).toBe(200);
    const record = `course_sub_chapter:${made.body.id}`;
    expect(await api.db.select().from(files).where(eq(files.attached_to, record))).toEqual([]);
  });

  it('refuse what is no video and no document, by its bytes (S22)', async () => {
    const form = multipart({}, [
      { field: 'upload', name: 'film.mp4', type: 'video/mp4', content: Buffer.from('<html></html>') },
    ]);
    expect(await api.call(contract.uploadChapterFile, admin, form)).toMatchObject({
      status: 422,
      body: { code: 'UPLOAD_REFUSED' },
    });
  });

  it('refuse a PDF with the file name of a video or as one (C-085)', async () => {
    const msg = 'Harap hanya unggah video dengan format MP4';
    const send = (name: string) =>
      api.call(
        contract.uploadChapterFile,
        admin,
        multipart({}, [{ field: 'upload', name, type: 'video/mp4', content: PDF }]),
      );
    expect(await send('film.MP4')).toMatchObject({ status: 422, body: { msg: { message: msg } } });
    const { first } = await scene();
    const content = { url: (await send('lembar.pdf')).body.location, document: '' };
    const body = { name: 'Film', type: 'Video', duration: 60, content, course_chapter_id: first.id };
    expect(await api.call(contract.createSubChapter, admin, { body })).toMatchObject({
      status: 422,
      body: { msg, errors: { 'content.url': msg } },
    });
  });

  it('name only files that there are (D226)', async () => {
    const { first } = await scene();
    for (const url of ['/files/tidak-ada.pdf', `/files/public/course-chapters/2026/${'0'.repeat(32)}.pdf`]) {
      const body = { name: 'Lembar', type: 'Dokumen', duration: 60, content: { url }, course_chapter_id: first.id };
      expect(await api.call(contract.createSubChapter, admin, { body })).toMatchObject({
        status: 422,
        body: { msg: 'Berkas tidak ditemukan. Unggah sekali lagi.' },
      });
    }
  });

  it('can be moved with their answers to the end of another chapter, but not of another course', async () => {
    const [{ course, first, second }, { second: elsewhere }] = [await scene(), await scene()];
    const sub = await insertSubOf(api.db, first, { type: 'Kuis', content: [] });
    const there = await insertSubOf(api.db, second);
    const taker = await insertTaker(api.db, course.id);
    await insertAnswers(api.db, sub.id, taker.id, ['B'], 80);
    const move = (course_chapter_id: number, version = 1) =>
      api.call(contract.moveSubChapter, admin, { params: { id: sub.id }, body: { course_chapter_id, version } });
    expect((await move(elsewhere.id)).status).toBe(404);
    expect((await move(second.id)).body).toMatchObject({ data: { course_chapter_id: second.id, has_progress: true } });
    const { sub_chapters } = await chaptersOf(course.id);
    expect(sub_chapters[String(first.id)]).toEqual([]);
    expect(sub_chapters[String(second.id)]?.map(({ id }) => id)).toEqual([there.id, sub.id]);
    expect((await move(first.id)).body).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await api.audit())[0]).toMatchObject({
      code: 'MOVE_COURSE_SUB_CHAPTER',
      before: { chapter: 'Satu' },
      after: { chapter: 'Dua' },
    });
  });

  it('are changed under no other course and no other chapter (D205)', async () => {
    const [{ first }, { course: other }] = [await scene(), await scene()];
    const sub = await insertSubOf(api.db, first);
    for (const body of [{ course_id: other.id }, { course_chapter_id: 999_999 }])
      expect(
        await api.call(contract.updateSubChapter, admin, { params: { id: sub.id }, body: { name: 'X', ...body } }),
      ).toMatchObject({ status: 404 });
    expect(
      await api.call(contract.updateChapter, admin, {
        params: { id: first.id },
        body: { name: 'X', course_id: other.id },
      }),
    ).toMatchObject({ status: 404 });
  });
});

describe('answers', () => {
  it('are listed by name with scores of 100, older ones read too (C-091)', async () => {
    const { course, first } = await scene();
    const sub = await insertSubOf(api.db, first, { type: 'Kuis', content: [] });
    const [budi, ani] = [
      await insertTaker(api.db, course.id, { full_name: 'Budi' }),
      await insertTaker(api.db, course.id, { full_name: 'Ani' }),
    ];
    await insertAnswers(api.db, sub.id, budi.id, ['B', { answer: 'C' }], 50);
    await insertAnswers(api.db, sub.id, ani.id, ['A'], 100);
    const read = async (query: Record<string, string>) =>
      (await api.call(contract.listCourseProgress, admin, { params: { id: sub.id }, query })).body;
    expect(await read({ page: '1' })).toMatchObject({
      data: [
        { full_name: 'Ani', additional_information: { answers: ['A'], score: 100 } },
        { full_name: 'Budi', additional_information: { answers: ['B', 'C'], score: 50 } },
      ],
      meta: { total: 2 },
    });
    expect(await read({ page: '1', q: 'bud', sort: '-score' })).toMatchObject({ meta: { total: 1 } });
  });
});
