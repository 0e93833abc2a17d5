import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listChapters, type Syllabus, updateChapter } from '@widya/contract/chapters';
import * as contract from '@widya/contract/courses';
import { eq } from 'drizzle-orm';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseInstructors, courses } from '../../platform/database/schema/courses.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertChapterOf, insertSubOf } from '../../testing/examples/chapters.ts';
import { insertAdmin, insertCourse, insertInstructor, insertMember } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

const MENU = { menu: '["private-class"]' };

let api: TestApp;
let admin: Actor;
let made: Awaited<ReturnType<typeof insertCourse>>;

beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { name: 'Admin Kursus', ...MENU }));
});
afterAll(() => api.close());
beforeEach(async () => {
  made = await insertCourse(api.db, { price: 99_000 });
});

const at = (id: number | string = made.id) => ({ params: { id: String(id) } });
const create = (body: Record<string, unknown>) => api.call(contract.createCourse, admin, { body });
const update = (body: Record<string, unknown>) => api.call(contract.updateCourse, admin, { ...at(), body });
const stored = async (id = made.id) => (await api.db.select().from(courses).where(eq(courses.id, id)))[0];
const register = async (status: 'ACCEPTED' | 'WAITING' | 'REJECTED', course_id = made.id) => {
  const { id, full_name, email } = await insertMember(api.db);
  await api.db.insert(memberCourses).values({ course_id, member_id: id, full_name, email, status, price: 99_000 });
};

describe('the list', () => {
  it('shows the newest first with counts, and hidden courses only on request', async () => {
    const mark = `Daftar${made.id}`;
    const [older, newer, hidden] = [
      await insertCourse(api.db, { title: `${mark} Lama`, created_at: new Date('2026-01-01T00:00:00Z') }),
      await insertCourse(api.db, { title: `${mark} Baru`, created_at: new Date('2026-02-01T00:00:00Z') }),
      await insertCourse(api.db, { title: `${mark} Tersembunyi`, active: 0 }),
    ];
    await register('ACCEPTED', older.id);
    await register('WAITING', older.id);
    const list = (query: object) => api.call(contract.listCourses, admin, { query: { q: mark, page: '1', ...query } });
    const shown = (await list({})).body as { data: { id: number }[]; meta: object };
    expect(shown.data.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(shown.meta).toMatchObject({ total: 2, counts: { shown: 2, hidden: 1 } });
    expect(shown.data[1]).toMatchObject({ metrics: { accepted: 1, waiting: 1 } });
    const all = (await list({ hidden: '1', sort: 'title' })).body as { data: { id: number }[] };
    expect(all.data.map(({ id }) => id)).toEqual([newer.id, older.id, hidden.id]);
  });

  it('contains only their own courses for instructors; others respond with 404 (S11)', async () => {
    const teacher = await insertInstructor(api.db, MENU);
    await api.db.insert(courseInstructors).values({ course_id: made.id, instructor_id: teacher.id });
    const foreign = await insertCourse(api.db);
    const actor = await signedIn(api, teacher);
    const { body } = await api.call(contract.listCourses, actor, { query: { page: '1' } });
    expect(body).toMatchObject({ data: [{ id: made.id }], meta: { total: 1 } });
    expect((await api.call(contract.readCourse, actor, at())).status).toBe(200);
    expect(await api.call(contract.readCourse, actor, at(foreign.id))).toMatchObject({
      status: 404,
      body: { msg: 'Kelas daring mandiri tidak ditemukan' },
    });
  });
});

describe('creating a course', () => {
  it('starts free and hidden, with a random code (D222)', async () => {
    const { status, body } = await create({ title: '  Menulis Mandiri  ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Menulis Mandiri', version: 1, warnings: [] });
    expect(body.data).toMatchObject({ price: 0, active: 0, category: [], metrics: { accepted: 0, waiting: 0 } });
    expect(body.data).toMatchObject({ course_code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/) });
    expect((await api.audit())[0]).toMatchObject({ code: 'CREATE_COURSE', object_label: 'Menulis Mandiri' });
  });

  it('accepts an unused code, and refuses a used one', async () => {
    expect((await create({ title: 'Satu', course_code: 'KODE-SAYA' })).body.data).toMatchObject({
      course_code: 'KODE-SAYA',
    });
    expect(await create({ title: 'Dua', course_code: 'kode-saya' })).toMatchObject({
      status: 409,
      body: { errors: { course_code: 'Kode ini sudah dipakai' } },
    });
    expect((await create({ title: 'Tiga', course_code: 'upload_image' })).status).toBe(422);
  });

  it('sanitises HTML, and accepts text that is no address with a warning', async () => {
    const { body } = await create({
      title: 'Bersih',
      description: '<p onclick="x()">Hai <b>semua</b><script>x()</script></p>',
      what_to_learn: ['<img src=x onerror=x()>Ejaan'],
      preview_video_url: 'belum ada',
    });
    expect(body.data).toMatchObject({ description: '<p>Hai <b>semua</b></p>', what_to_learn: ['Ejaan'] });
    expect(body.warnings).toEqual(['Peringatan : Pastikan URL yang diketik valid']);
    expect((await create({ title: 'Jahat', preview_video_url: 'javascript:alert(1)' })).status).toBe(422);
  });

  it.each([
    ['no title', { title: ' ' }, { title: 'Harap mengisi nama kelas' }],
    ['no price', { price: null }, { price: 'Harap mengisi harga kelas' }],
    ['an empty category', { category: ['Bahasa', ' '] }, 'Harap mengisi kategori'],
    ['an empty lesson', { what_to_learn: [''] }, 'Harap mengisi yang akan dipelajari'],
    ['a price that is a fraction (D119)', { price: 99.5 }, undefined],
    [
      'a struck price that is not higher',
      { price: 10, is_discounted_price_null: false, non_discounted_price: 10 },
      {
        non_discounted_price: 'Harga coret harus lebih tinggi dari harga kelas',
      },
    ],
  ])('refuses %s', async (_, change, expected) => {
    const { status, body } = await create({ title: 'Kelas', ...change });
    expect(status).toBe(422);
    if (typeof expected === 'object') expect(body.errors).toMatchObject(expected);
    if (typeof expected === 'string') expect(Object.values(body.errors as object)).toContain(expected);
  });
});

describe('copying a course', () => {
  it('copies fields, chapters and instructors, not participants, and is hidden (D222)', async () => {
    const teacher = await insertInstructor(api.db, MENU);
    await api.db.insert(courseInstructors).values({ course_id: made.id, instructor_id: teacher.id });
    const [first, second] = [
      await insertChapterOf(api.db, made.id, 'Satu'),
      await insertChapterOf(api.db, made.id, 'Dua'),
    ];
    await insertSubOf(api.db, second, { name: 'Bacaan' });
    await api.call(updateChapter, admin, {
      params: { id: first.id },
      body: { custom_chapter_sequence: [second.id, first.id] },
    });
    await register('ACCEPTED');
    const copy = await api.call(contract.duplicateCourse, admin, at());
    expect(copy).toMatchObject({
      status: 201,
      body: { title: `Salinan ${made.title}`, data: { active: 0, price: 99_000, metrics: { accepted: 0 } } },
    });
    const { body } = await api.call(listChapters, await signedIn(api, teacher), {
      params: { courseId: Number(copy.body.id) },
    });
    const { chapters, sub_chapters } = body as unknown as Syllabus;
    expect(chapters.map(({ name }) => name)).toEqual(['Dua', 'Satu']);
    expect(sub_chapters[String(chapters[0]?.id)]?.map(({ name }) => name)).toEqual(['Bacaan']);
    expect((await api.audit())[0]).toMatchObject({ code: 'DUPLICATE_COURSE', after: { copy_of: made.id } });
  });
});

describe('changing a course', () => {
  it('writes what is named, ignores registrations in the body, and counts the version up', async () => {
    const { body } = await update({ title: 'Nama Baru', memberCourses: [{ id: 1 }], course_code: 'LAIN', version: 1 });
    expect(body).toMatchObject({ title: 'Nama Baru', version: 2 });
    expect(await stored()).toMatchObject({ course_code: made.course_code, price: 99_000 });
    expect((await api.audit())[0]).toMatchObject({ code: 'UPDATE_COURSE', object_id: String(made.id) });
  });

  it('shows the second of two people what the first one changed', async () => {
    await update({ price: 120_000, version: 1 });
    const { status, body } = await update({ title: 'Terlambat', version: 1 });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { price: 120_000, version: 2, changed_by: 'Admin Kursus', changed_fields: ['price'] },
    });
  });

  it('answers what was done, the newest first', async () => {
    await update({ title: 'Sekali' });
    await update({ title: 'Dua kali' });
    const { body } = await api.call(contract.readCourseHistory, admin, at());
    expect(body).toMatchObject({ 0: { activity: 'Memperbarui kelas daring mandiri', fields: ['title'] }, length: 2 });
    const second = await api.call(contract.readCourseHistory, admin, { ...at(), query: { page: '2', per_page: '1' } });
    expect(second.body).toMatchObject({ data: [body[1]], meta: { page: 2, total: 2 } });
  });
});

describe('hiding and restoring', () => {
  const toggle = (body?: object) => api.call(contract.toggleCourse, admin, { ...at(), body });

  it('are one call, each with its own word in the log (D40)', async () => {
    expect((await toggle({ active: false, expected_status: true })).body).toMatchObject({ active: 0, affectedRows: 1 });
    expect((await api.audit())[0]).toMatchObject({ code: 'DELETE_COURSE' });
    expect((await toggle()).body).toMatchObject({ active: 1 });
    expect((await api.audit())[0]).toMatchObject({ code: 'RESTORE_COURSE' });
  });

  it('hide a course once for two concurrent calls (D39)', async () => {
    const both = await Promise.all([1, 2].map(() => toggle({ active: false, expected_status: true })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await stored())?.active).toBe(0);
  });
});

describe('deleting permanently', () => {
  const erase = () => api.call(contract.deleteCourse, admin, at());

  it('removes a course without registrations', async () => {
    await register('REJECTED');
    expect((await erase()).body).toMatchObject({ success: true, affectedRows: 1 });
    expect(await stored()).toBeUndefined();
    expect((await api.audit())[0]).toMatchObject({ code: 'HARDDELETE_COURSE' });
    expect((await erase()).status).toBe(404);
  });

  it.each(['ACCEPTED', 'WAITING'] as const)('is refused with the reason while a participant is %s', async (status) => {
    await register(status);
    const answer = await erase();
    expect(answer).toMatchObject({ status: 409, body: { code: 'HAS_REGISTRANTS' } });
    expect(answer.body.msg).toContain(status === 'ACCEPTED' ? '1 peserta diterima' : '1 pendaftar yang menunggu');
    expect(await stored()).toBeDefined();
  });
});

describe('one price for several courses', () => {
  const change = (body: object) => api.call(contract.updateCoursePrices, admin, { body });

  it('writes those that differ and names the old and the new price', async () => {
    const same = await insertCourse(api.db, { price: 50_000 });
    const { body } = await change({ ids: [made.id, same.id, made.id], price: 50_000 });
    expect(body).toMatchObject({
      affectedRows: 1,
      changes: [{ id: made.id, course_code: made.course_code, old_price: 99_000, price: 50_000 }],
    });
    expect((await api.audit())[0]).toMatchObject({ code: 'UPDATEPRICE_COURSE', object_label: '1 kelas' });
  });

  it('changes nothing when it is invalid for one of them', async () => {
    const struck = await insertCourse(api.db, { non_discounted_price: 40_000, is_discounted_price_null: false });
    expect((await change({ ids: [made.id, struck.id], price: 50_000 })).status).toBe(422);
    expect((await change({ ids: [made.id, 999_999], price: 50_000 })).status).toBe(404);
    expect((await change({ ids: [], price: 50_000 })).status).toBe(422);
    expect((await stored())?.price).toBe(99_000);
  });
});
