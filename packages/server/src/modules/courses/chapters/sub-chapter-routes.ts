import * as contract from '@widya/contract/chapters';
import { chapterSchemas } from '@widya/contract/chapters.schemas';
import { eq } from 'drizzle-orm';
import { assertFresh } from '../../../platform/audit/assert-fresh.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { courseSubChapters } from '../../../platform/database/schema/courses.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../../platform/http/bind.ts';
import { answerList } from '../../../platform/http/listing.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { lockChapter } from './chapter-routes.ts';
import { checkedContent } from './content.ts';
import { assertOpen, findCourse, lockCourse } from './courses.ts';
import { releaseFiles, settleContentFiles } from './files.ts';
import { assertUntouched, selectProgress } from './progress.ts';
import { insertSub, moveSub, selectChapter, selectSub, writeSub } from './queries.ts';
import { recountProgress } from './recount-progress.ts';

const MISSING = 'Subbab tidak ditemukan';

/** Finds a sub-chapter that the caller may see. @throws ApiFailure 404 otherwise (S11). */
async function findSub(tx: Tx, caller: Caller, id: number) {
  const sub = await selectSub(tx, id);
  return { sub, course: await findCourse(tx, caller, sub.course_id, MISSING) };
}

/** `findSub` with a lock on the course's row. */
async function lockSub(tx: Tx, caller: Caller, id: number) {
  const { sub } = await findSub(tx, caller, id);
  const course = await lockCourse(tx, caller, sub.course_id);
  return { sub: await selectSub(tx, id), course };
}

async function writeResponse(tx: Tx, id: number) {
  const data = await selectSub(tx, id);
  return { success: true, affectedRows: 1, id, data, version: data.version } as const;
}

const list = bind(contract.listSubChapters, chapterSchemas.listSubChapters, async ({ tx, caller, params }) => {
  const { chapter, subs } = await selectChapter(tx, params.chapterId);
  await findCourse(tx, caller, chapter.course_id, 'Bab tidak ditemukan');
  return subs;
});

const create = bind(contract.createSubChapter, chapterSchemas.createSubChapter, async (ctx) => {
  const { tx, caller, body, now } = ctx;
  const { name, type, duration } = body;
  const { course, chapter } = await lockChapter(tx, caller, body.course_chapter_id, body.course_id);
  assertOpen(course, 'Tidak bisa membuat subbab baru');
  const content = checkedContent(type, body.content);
  const fields = { name, type, duration, content };
  const id = await insertSub(tx, { ...fields, course_id: course.id, course_chapter_id: chapter.id });
  await settleContentFiles(tx, caller, now, { id, before: null, after: content });
  await recountProgress(tx, { courseId: course.id });
  ctx.audit({ object: 'course_sub_chapter', objectId: id, label: `${name} · ${chapter.name}`, after: fields });
  return writeResponse(tx, id);
});

const update = bind(contract.updateSubChapter, chapterSchemas.updateSubChapter, async (ctx) => {
  const { tx, caller, body, params, now } = ctx;
  const { sub, course } = await lockSub(tx, caller, params.id);
  if (body.course_chapter_id !== undefined && body.course_chapter_id !== sub.course_chapter_id) throw notFound(MISSING);
  if (body.course_id !== undefined && body.course_id !== sub.course_id) throw notFound(MISSING);
  await assertFresh(tx, body.version, sub, { object: 'course_sub_chapter', id: sub.id });
  const type = body.type ?? sub.type;
  // With another type, participants' answers would no longer fit.
  if (type !== sub.type) {
    await assertUntouched(tx, [sub.id], 'Tipe subbab ini tidak dapat diganti');
    assertOpen(course, 'Tipe subbab ini tidak dapat diganti');
  }
  const stored: unknown = JSON.parse(sub.content);
  // A new type without content starts with the empty content of that type. Source: C-075, C-076.
  const sent = body.content ?? (type === sub.type ? undefined : null);
  const content = sent === undefined ? stored : checkedContent(type, sent ?? undefined);
  const before = { name: sub.name, type: sub.type, duration: sub.duration, content: stored };
  const after = { name: body.name ?? sub.name, type, duration: body.duration ?? sub.duration, content };
  await settleContentFiles(tx, caller, now, { id: sub.id, before: stored, after: content });
  await writeSub(tx, sub.id, after, now);
  ctx.audit({
    object: 'course_sub_chapter',
    objectId: sub.id,
    label: `${after.name} · ${course.title}`,
    before,
    after,
  });
  return writeResponse(tx, sub.id);
});

const move = bind(contract.moveSubChapter, chapterSchemas.moveSubChapter, async (ctx) => {
  const { tx, caller, body, params, now } = ctx;
  const { sub, course } = await lockSub(tx, caller, params.id);
  const { chapter: target } = await lockChapter(tx, caller, body.course_chapter_id, course.id);
  await assertFresh(tx, body.version, sub, { object: 'course_sub_chapter', id: sub.id });
  const { chapter: source } = await selectChapter(tx, sub.course_chapter_id);
  if (target.id !== source.id) await moveSub(tx, sub.id, target, now);
  ctx.audit({
    object: 'course_sub_chapter',
    objectId: sub.id,
    label: `${sub.name} · ${course.title}`,
    before: { chapter: source.name },
    after: { chapter: target.name },
  });
  return writeResponse(tx, sub.id);
});

const remove = bind(contract.deleteSubChapter, chapterSchemas.deleteSubChapter, async (ctx) => {
  const { tx, caller, params, now } = ctx;
  const { sub, course } = await lockSub(tx, caller, params.id);
  await assertUntouched(tx, [sub.id], 'Subbab ini tidak dapat dihapus');
  await releaseFiles(tx, caller, now, [sub]);
  await tx.delete(courseSubChapters).where(eq(courseSubChapters.id, sub.id));
  await recountProgress(tx, { courseId: course.id });
  ctx.audit({
    object: 'course_sub_chapter',
    objectId: sub.id,
    label: `${sub.name} · ${course.title}`,
    before: { name: sub.name, type: sub.type, duration: sub.duration },
  });
  return { success: true, affectedRows: 1 };
});

const progress = bind(contract.listCourseProgress, chapterSchemas.listCourseProgress, async (ctx) => {
  const { sub } = await findSub(ctx.tx, ctx.caller, ctx.params.id);
  const { rows, total } = await selectProgress(ctx.tx, sub.id, ctx.query);
  return answerList(ctx, rows, total);
});

export const subChapterRoutes: Binding[] = [list, create, update, move, remove, progress];
