import { eq, sql } from 'drizzle-orm';
import { courseChapters, courseSubChapters, type courses } from '../../../platform/database/schema/courses.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { inOrder } from '../chapters/rules.ts';

type CourseRow = typeof courses.$inferSelect;

/** Chapters of a course in order, with names and types of their sub-chapters but without contents. */
export async function selectOutline(tx: Tx, { id, custom_chapter_sequence }: CourseRow) {
  const chapters = await tx.select().from(courseChapters).where(eq(courseChapters.course_id, id));
  const subs = await tx
    .select({
      id: courseSubChapters.id,
      chapterId: courseSubChapters.course_chapter_id,
      name: courseSubChapters.name,
      type: courseSubChapters.type,
      duration: courseSubChapters.duration,
      items: sql<number | null>`case jsonb_typeof(${courseSubChapters.content})
        when 'array' then jsonb_array_length(${courseSubChapters.content}) end`,
    })
    .from(courseSubChapters)
    .where(eq(courseSubChapters.course_id, id));
  const ofChapter = Map.groupBy(subs, ({ chapterId }) => chapterId);
  return inOrder(custom_chapter_sequence, chapters).map((chapter) => ({
    id: chapter.id,
    name: chapter.name,
    sub_chapters: inOrder(chapter.custom_sub_chapter_sequence, ofChapter.get(chapter.id) ?? []).map(
      ({ chapterId: _, ...sub }) => sub,
    ),
  }));
}
