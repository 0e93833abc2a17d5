import type { CourseChapter } from '@widya/contract/chapters';
import type { chapterSchemas } from '@widya/contract/chapters.schemas';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditLog } from '../../../platform/database/schema/audit.ts';
import { courseChapters } from '../../../platform/database/schema/courses.ts';
import { ApiFailure, invalid } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import type { CourseOfChapters } from './courses.ts';
import { writeSequence } from './queries.ts';
import { orderedIds, orderHasChanged } from './rules.ts';

type Body = z.output<(typeof chapterSchemas)['updateChapter']['body']>;

interface Order {
  /** Whether the chapters of a course or the sub-chapters of a chapter are ordered. */
  readonly of: 'course' | 'chapter';
  readonly field: 'custom_chapter_sequence' | 'custom_sub_chapter_sequence';
  readonly before: number[];
  readonly after: number[];
}

/**
 * @throws ApiFailure 409 VERSION_CONFLICT, with the author of the last order, when the order has changed since the
 * caller read it.
 */
async function assertSameOrder(
  tx: Tx,
  expected: readonly number[] | undefined,
  { field, before }: Order,
  chapterIds: readonly number[],
): Promise<void> {
  if (expected === undefined || !orderHasChanged(expected, before)) return;
  const [last] = await tx
    .select({ name: auditLog.actor_name, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.object, 'course_chapter'),
        inArray(auditLog.object_id, chapterIds.map(String)),
        sql`${auditLog.after} ? ${field}`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  throw new ApiFailure(409, 'VERSION_CONFLICT', undefined, {
    current: { [field]: before, changed_by: last?.name ?? null, changed_at: last?.at.toISOString() ?? null },
  });
}

/** Orders the chapters of a locked course. Source: C-058, D116. */
async function orderChapters(tx: Tx, course: CourseOfChapters, wanted: readonly number[], body: Body): Promise<Order> {
  const rows = await tx
    .select({ id: courseChapters.id })
    .from(courseChapters)
    .where(eq(courseChapters.course_id, course.id))
    .orderBy(asc(courseChapters.id));
  const ids = rows.map(({ id }) => id);
  const before = orderedIds(course.sequence, ids);
  const order: Order = {
    of: 'course',
    field: 'custom_chapter_sequence',
    before,
    after: orderedIds([...wanted], before),
  };
  await assertSameOrder(tx, body.expected_sequence, order, ids);
  await writeSequence(tx, course.id, order.after);
  return order;
}

/**
 * The order requested by a call. The order of a course is written here, that of a chapter together with the chapter's
 * fields.
 * @returns null when none was requested.
 * @throws ApiFailure 409 when the order has changed meanwhile, 422 when both orders are sent at once.
 */
export async function changedOrder(
  tx: Tx,
  course: CourseOfChapters,
  chapter: CourseChapter,
  body: Body,
): Promise<Order | null> {
  const { custom_chapter_sequence: ofCourse, custom_sub_chapter_sequence: ofChapter } = body;
  if (ofCourse !== undefined && ofChapter !== undefined)
    throw invalid({ custom_sub_chapter_sequence: 'Simpan urutan bab dan subbab satu per satu' });
  if (ofCourse !== undefined) return orderChapters(tx, course, ofCourse, body);
  if (ofChapter === undefined) return null;
  const before = chapter.custom_sub_chapter_sequence;
  const order: Order = {
    of: 'chapter',
    field: 'custom_sub_chapter_sequence',
    before,
    after: orderedIds(ofChapter, before),
  };
  await assertSameOrder(tx, body.expected_sequence, order, [chapter.id]);
  return order;
}
