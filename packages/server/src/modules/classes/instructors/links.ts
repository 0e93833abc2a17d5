import type { ClassInstructor } from '@widya/contract/class-instructors';
import { and, eq, sql } from 'drizzle-orm';
import { instructors } from '../../../platform/database/schema/accounts.ts';
import { classes, classInstructors } from '../../../platform/database/schema/classes.ts';
import { ApiFailure, notFound } from '../../../platform/http/api-failure.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { selectLinks } from './queries.ts';

const NO_LINK = 'Widyaiswara ini tidak terhubung dengan kelas';

/** Checks that an instructor can be linked. @throws ApiFailure 404, or 409 for a deleted instructor. */
export async function assertActiveInstructor(tx: Tx, id: number): Promise<void> {
  const [found] = await tx
    .select({ active: instructors.active })
    .from(instructors)
    .where(eq(instructors.id, id))
    .for('share');
  if (found === undefined) throw notFound('Widyaiswara tidak ditemukan');
  if (found.active === 0) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Widyaiswara ini sudah terhapus');
}

/**
 * Links an instructor to a class; idempotent, an existing link is returned unchanged.
 * @returns the link and whether it is new.
 * @throws ApiFailure 404 for an unknown class or instructor, 409 for a deleted instructor.
 */
export async function linkInstructor(
  tx: Tx,
  { class_code, instructor_id }: { readonly class_code: string; readonly instructor_id: number },
): Promise<{ link: ClassInstructor; isNew: boolean }> {
  const [found] = await tx
    .select({ id: classes.id })
    .from(classes)
    .where(sql`lower(${classes.code}) = lower(${class_code})`)
    .for('share');
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  await assertActiveInstructor(tx, instructor_id);
  const added = await tx
    .insert(classInstructors)
    .values({ class_id: found.id, instructor_id })
    .onConflictDoNothing()
    .returning({ id: classInstructors.id });
  const pair = and(eq(classInstructors.class_id, found.id), eq(classInstructors.instructor_id, instructor_id));
  const [link] = await selectLinks(tx, pair, []);
  if (link === undefined) throw new Error('A link that was just made is missing');
  return { link, isNew: added.length === 1 };
}

/** Removes a link and returns it. @throws ApiFailure 404. */
export async function unlinkInstructor(tx: Tx, id: number): Promise<ClassInstructor> {
  const [link] = await selectLinks(tx, eq(classInstructors.id, id), []);
  const removed = link && (await tx.delete(classInstructors).where(eq(classInstructors.id, id)));
  if (link === undefined || removed?.rowCount !== 1) throw notFound(NO_LINK);
  return link;
}
