import type { CourseChapter, CourseSubChapter } from '@widya/contract/chapters';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { courseProgress } from '../../../platform/database/schema/course-members.ts';
import { courseChapters, courseSubChapters, courses } from '../../../platform/database/schema/courses.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { inOrder } from './rules.ts';

type ChapterRow = typeof courseChapters.$inferSelect;
type SubRow = typeof courseSubChapters.$inferSelect;

const presentSub = (row: SubRow, has_progress: boolean): CourseSubChapter => ({
  ...row,
  content: JSON.stringify(row.content),
  has_progress,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const present = (row: ChapterRow, subs: readonly CourseSubChapter[]): CourseChapter => ({
  id: row.id,
  course_id: row.course_id,
  name: row.name,
  custom_sub_chapter_sequence: subs.map(({ id }) => id),
  duration: subs.reduce((seconds, { duration }) => seconds + duration, 0),
  no_of_syllabus_content: subs.length,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  version: row.version,
});

async function selectSubs(tx: Tx, where: SQL | undefined): Promise<CourseSubChapter[]> {
  const rows = await tx
    .select({
      row: courseSubChapters,
      has_progress: sql<boolean>`exists (
        select 1 from ${courseProgress} p where p.course_sub_chapter_id = course_sub_chapters.id)`,
    })
    .from(courseSubChapters)
    .where(where);
  return rows.map(({ row, has_progress }) => presentSub(row, has_progress));
}

async function withSubs(tx: Tx, rows: readonly ChapterRow[]) {
  const ids = rows.map(({ id }) => id);
  const all = ids.length === 0 ? [] : await selectSubs(tx, inArray(courseSubChapters.course_chapter_id, ids));
  const ofChapter = Map.groupBy(all, ({ course_chapter_id }) => course_chapter_id);
  return rows.map((row) => {
    const subs = inOrder(row.custom_sub_chapter_sequence, ofChapter.get(row.id) ?? []);
    return { chapter: present(row, subs), subs };
  });
}

/** Chapters of a course with their sub-chapters, in order. */
export async function selectSyllabus(tx: Tx, courseId: number, sequence: readonly number[]) {
  const rows = await tx.select().from(courseChapters).where(eq(courseChapters.course_id, courseId));
  return withSubs(tx, inOrder(sequence, rows));
}

/** A chapter with its sub-chapters in order. @throws ApiFailure 404. */
export async function selectChapter(tx: Tx, id: number) {
  const [found] = await withSubs(tx, await tx.select().from(courseChapters).where(eq(courseChapters.id, id)));
  if (found === undefined) throw notFound('Bab tidak ditemukan');
  return found;
}

/** A sub-chapter in the shape of the API. @throws ApiFailure 404. */
export async function selectSub(tx: Tx, id: number): Promise<CourseSubChapter> {
  const [found] = await selectSubs(tx, eq(courseSubChapters.id, id));
  if (found === undefined) throw notFound('Subbab tidak ditemukan');
  return found;
}

/** Adds a chapter at the end of a locked course. @returns its id. */
export async function insertChapter(tx: Tx, course_id: number, name: string): Promise<number> {
  const [row] = await tx.insert(courseChapters).values({ course_id, name }).returning({ id: courseChapters.id });
  if (row === undefined) throw new Error('nothing was inserted');
  return row.id;
}

/** Writes fields of a chapter and increments its version; its course is locked. */
export async function writeChapter(
  tx: Tx,
  id: number,
  fields: { readonly name?: string; readonly custom_sub_chapter_sequence?: number[] },
  now: Date,
): Promise<void> {
  await tx
    .update(courseChapters)
    .set({ ...fields, version: sql`${courseChapters.version} + 1`, updated_at: now })
    .where(eq(courseChapters.id, id));
}

/**
 * Writes the order of the chapters of a locked course. The course's version stays the same, because its form shows no
 * chapters and must not get a conflict.
 */
export async function writeSequence(tx: Tx, courseId: number, custom_chapter_sequence: number[]): Promise<void> {
  await tx.update(courses).set({ custom_chapter_sequence }).where(eq(courses.id, courseId));
}

type SubFields = Pick<SubRow, 'name' | 'type' | 'duration' | 'content'>;

/** Adds a sub-chapter. @returns its id. */
export async function insertSub(
  tx: Tx,
  fields: SubFields & { readonly course_id: number; readonly course_chapter_id: number },
): Promise<number> {
  const [row] = await tx.insert(courseSubChapters).values(fields).returning({ id: courseSubChapters.id });
  if (row === undefined) throw new Error('nothing was inserted');
  return row.id;
}

/** Writes fields of a sub-chapter and increments its version; its course is locked. */
export async function writeSub(tx: Tx, id: number, fields: SubFields, now: Date): Promise<void> {
  await tx
    .update(courseSubChapters)
    .set({ ...fields, version: sql`${courseSubChapters.version} + 1`, updated_at: now })
    .where(eq(courseSubChapters.id, id));
}

/** Moves a sub-chapter to the end of another chapter; their course is locked. */
export async function moveSub(
  tx: Tx,
  id: number,
  { id: course_chapter_id, custom_sub_chapter_sequence }: CourseChapter,
  now: Date,
): Promise<void> {
  await tx
    .update(courseSubChapters)
    .set({ course_chapter_id, version: sql`${courseSubChapters.version} + 1`, updated_at: now })
    .where(eq(courseSubChapters.id, id));
  await writeChapter(tx, course_chapter_id, { custom_sub_chapter_sequence: [...custom_sub_chapter_sequence, id] }, now);
}
