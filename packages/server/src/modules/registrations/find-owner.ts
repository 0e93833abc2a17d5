import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope, courseScope } from '../../platform/auth/instructor-scope.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type ParticipantSource } from './source.ts';

/** A class or course. */
export interface Owner {
  readonly source: ParticipantSource;
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Finds a class that the caller may see. @throws ApiFailure 404 otherwise (S11). */
export async function findClassOwner(tx: Tx, caller: Caller, code: string): Promise<Owner> {
  const [found] = await tx
    .select({ id: classes.id, code: classes.code, name: classes.name })
    .from(classes)
    .where(and(sql`lower(${classes.code}) = lower(${code})`, classScope(caller)));
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  return { source: CLASS_PEOPLE, ...found };
}

/** Finds a course, by id or code, that the caller may see. @throws ApiFailure 404 otherwise (S11). Source: D6. */
export async function findCourseOwner(tx: Tx, caller: Caller, ref: string): Promise<Owner> {
  const isId = /^\d{1,9}$/.test(ref);
  const [found] = await tx
    .select({ id: courses.id, code: courses.course_code, name: courses.title })
    .from(courses)
    .where(
      and(isId ? eq(courses.id, Number(ref)) : sql`lower(${courses.course_code}) = lower(${ref})`, courseScope(caller)),
    );
  if (found === undefined) throw notFound('Kelas daring mandiri tidak ditemukan');
  return { source: COURSE_PEOPLE, ...found };
}

/** Code and name of classes or courses, by id. */
export async function ownersById(
  tx: Tx,
  { kind }: ParticipantSource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly code: string; readonly name: string }>> {
  const wanted = idsIn(ids);
  const rows =
    kind === 'class'
      ? await tx
          .select({ id: classes.id, code: classes.code, name: classes.name })
          .from(classes)
          .where(sql`${classes.id} in ${wanted}`)
      : await tx
          .select({ id: courses.id, code: courses.course_code, name: courses.title })
          .from(courses)
          .where(sql`${courses.id} in ${wanted}`);
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}
