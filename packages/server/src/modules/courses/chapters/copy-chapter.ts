import type { CourseSubChapter } from '@widya/contract/chapters';
import { eq } from 'drizzle-orm';
import { courseSubChapters } from '../../../platform/database/schema/courses.ts';
import { type CopyContext, copyFilesIn } from '../../../platform/storage/attached-files.ts';
import { recordOf } from './files.ts';
import { insertChapter, insertSub } from './queries.ts';

interface Source {
  readonly name: string;
  /** In display order. */
  readonly subs: readonly CourseSubChapter[];
}

/**
 * Copies a chapter to the end of a locked course, without participants' answers. The copies get ascending ids and so
 * keep the order of the originals. The caller recounts the progress of the course's participants.
 * @returns the id of the copy.
 */
export async function copyChapter(ctx: CopyContext, { name, subs }: Source, courseId: number): Promise<number> {
  const { tx } = ctx;
  const chapterId = await insertChapter(tx, courseId, name);
  for (const { name, type, duration, content } of subs) {
    const fields = { name, type, duration, content: JSON.parse(content) as unknown };
    const id = await insertSub(tx, { ...fields, course_id: courseId, course_chapter_id: chapterId });
    const copied = await copyFilesIn(ctx, fields.content, recordOf(id));
    await tx.update(courseSubChapters).set({ content: copied }).where(eq(courseSubChapters.id, id));
  }
  return chapterId;
}
