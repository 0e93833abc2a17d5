import { eq } from 'drizzle-orm';
import type { Caller } from '../../../platform/auth/caller.ts';
import { courseSubChapters } from '../../../platform/database/schema/courses.ts';
import type { Ctx } from '../../../platform/http/context.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { removeFiles, settleFiles } from '../../../platform/storage/attached-files.ts';
import { filesOf } from './content.ts';

/** The value of `files.attached_to` for a sub-chapter. */
export const recordOf = (id: number): string => `course_sub_chapter:${id}`;

interface Change {
  /** Id of the sub-chapter. */
  readonly id: number;
  /** Content before and after the change; null when there is none. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Attaches the files that new content refers to and releases the others. @throws ApiFailure 422. */
export const settleContentFiles = (tx: Tx, caller: Caller, now: Date, { id, before, after }: Change): Promise<void> =>
  settleFiles(tx, caller, now, { record: recordOf(id), before: filesOf(before), after: filesOf(after) });

/** Releases the files of sub-chapters that are being deleted. */
export async function releaseFiles(
  tx: Tx,
  caller: Caller,
  now: Date,
  subs: readonly { readonly id: number; readonly content: string }[],
): Promise<void> {
  for (const { id, content } of subs)
    await settleContentFiles(tx, caller, now, { id, before: JSON.parse(content), after: null });
}

/** Deletes the files of all sub-chapters of a course, before its rows are deleted. */
export async function removeFilesOfCourse(
  ctx: Pick<Ctx, 'tx' | 'storage' | 'afterCommit'>,
  courseId: number,
): Promise<void> {
  const subs = await ctx.tx
    .select({ id: courseSubChapters.id })
    .from(courseSubChapters)
    .where(eq(courseSubChapters.course_id, courseId));
  for (const { id } of subs) await removeFiles(ctx, recordOf(id));
}
