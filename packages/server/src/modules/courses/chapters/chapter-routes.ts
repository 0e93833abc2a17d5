import * as contract from '@widya/contract/chapters';
import { chapterSchemas } from '@widya/contract/chapters.schemas';
import { eq } from 'drizzle-orm';
import { assertFresh } from '../../../platform/audit/assert-fresh.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { courseChapters } from '../../../platform/database/schema/courses.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../../platform/http/bind.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { copyChapter } from './copy-chapter.ts';
import { assertOpen, type CourseOfChapters, findCourse, lockCourse } from './courses.ts';
import { releaseFiles } from './files.ts';
import { assertUntouched } from './progress.ts';
import { insertChapter, selectChapter, selectSyllabus, writeChapter } from './queries.ts';
import { recountProgress } from './recount-progress.ts';
import { changedOrder } from './sequence.ts';

const MISSING = 'Bab tidak ditemukan';

const presentCourse = ({ sequence: _sequence, ...course }: CourseOfChapters) => course;

const list = bind(contract.listChapters, chapterSchemas.listChapters, async ({ tx, caller, params }) => {
  const course = await findCourse(tx, caller, params.courseId);
  const found = await selectSyllabus(tx, course.id, course.sequence);
  return {
    course: presentCourse(course),
    chapters: found.map(({ chapter }) => chapter),
    sub_chapters: Object.fromEntries(found.map(({ chapter, subs }) => [String(chapter.id), subs])),
  };
});

const read = bind(contract.readChapter, chapterSchemas.readChapter, async ({ tx, caller, params }) => {
  const { chapter } = await selectChapter(tx, params.id);
  return { ...chapter, course: presentCourse(await findCourse(tx, caller, chapter.course_id, MISSING)) };
});

/**
 * Locks the course of a chapter and reads the chapter. @throws ApiFailure 404 outside the caller's courses (S11), or
 * when it belongs to another course than `courseId`.
 */
export async function lockChapter(tx: Tx, caller: Caller, id: number, courseId?: number) {
  const { chapter: seen } = await selectChapter(tx, id);
  if (courseId !== undefined && courseId !== seen.course_id) throw notFound(MISSING);
  await findCourse(tx, caller, seen.course_id, MISSING);
  const course = await lockCourse(tx, caller, seen.course_id);
  return { course, ...(await selectChapter(tx, id)) };
}

async function writeResponse(tx: Tx, id: number) {
  const { chapter: data } = await selectChapter(tx, id);
  return { success: true, affectedRows: 1, id, data, version: data.version } as const;
}

const create = bind(contract.createChapter, chapterSchemas.createChapter, async (ctx) => {
  const { tx, caller, body } = ctx;
  const course = await lockCourse(tx, caller, body.course_id);
  assertOpen(course, 'Tidak bisa membuat bab baru');
  const id = await insertChapter(tx, course.id, body.name);
  ctx.audit({
    object: 'course_chapter',
    objectId: id,
    label: `${body.name} · ${course.title}`,
    after: { name: body.name, course_id: course.id },
  });
  return writeResponse(tx, id);
});

const LONGEST_NAME = 255;

const duplicate = bind(contract.duplicateChapter, chapterSchemas.duplicateChapter, async (ctx) => {
  const { tx, caller, params } = ctx;
  const { course, chapter, subs } = await lockChapter(tx, caller, params.id);
  assertOpen(course, 'Tidak bisa membuat bab baru');
  const name = `Salinan ${chapter.name}`.slice(0, LONGEST_NAME);
  const id = await copyChapter(ctx, { name, subs }, course.id);
  await recountProgress(ctx.tx, { courseId: course.id });
  ctx.audit({
    object: 'course_chapter',
    objectId: id,
    label: `${name} · ${course.title}`,
    after: { name, course_id: course.id, copy_of: chapter.id },
  });
  return writeResponse(tx, id);
});

const update = bind(contract.updateChapter, chapterSchemas.updateChapter, async (ctx) => {
  const { tx, caller, body, params, now } = ctx;
  const { course, chapter } = await lockChapter(tx, caller, params.id, body.course_id);
  await assertFresh(tx, body.version, chapter, { object: 'course_chapter', id: chapter.id });
  const order = await changedOrder(tx, course, chapter, body);
  const name = body.name ?? chapter.name;
  const sequence = order?.of === 'chapter' ? order.after : undefined;
  if (order?.of !== 'course' || body.name !== undefined)
    await writeChapter(tx, chapter.id, { name, ...(sequence && { custom_sub_chapter_sequence: sequence }) }, now);
  ctx.audit({
    object: 'course_chapter',
    objectId: chapter.id,
    label: `${name} · ${course.title}`,
    before: { name: chapter.name, ...(order && { [order.field]: order.before }) },
    after: { name, ...(order && { [order.field]: order.after }) },
  });
  return writeResponse(tx, chapter.id);
});

const remove = bind(contract.deleteChapter, chapterSchemas.deleteChapter, async (ctx) => {
  const { tx, caller, params, now } = ctx;
  const { course, chapter, subs } = await lockChapter(tx, caller, params.id);
  await assertUntouched(
    tx,
    subs.map(({ id }) => id),
    'Bab ini tidak dapat dihapus',
  );
  await releaseFiles(tx, caller, now, subs);
  await tx.delete(courseChapters).where(eq(courseChapters.id, chapter.id));
  await recountProgress(tx, { courseId: course.id });
  ctx.audit({
    object: 'course_chapter',
    objectId: chapter.id,
    label: `${chapter.name} · ${course.title}`,
    before: { name: chapter.name, sub_chapters: subs.map(({ name }) => name) },
  });
  return { success: true, affectedRows: 1 };
});

export const chapterOnlyRoutes: Binding[] = [list, read, create, duplicate, update, remove];
