import type { CourseRating } from '@widya/contract/course-ratings';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { courseRatings } from '../../../platform/database/schema/course-members.ts';
import { courses } from '../../../platform/database/schema/courses.ts';
import { notFound } from '../../../platform/http/api-failure.ts';
import { rowWindow } from '../../../platform/http/listing.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { type RatingQuery, ratingFilter } from './filters.ts';

type Row = typeof courseRatings.$inferSelect;

const present = ({ updated_at: _updated, created_at, ...row }: Row): CourseRating => ({
  ...row,
  created_at: created_at.toISOString(),
});

const SORT_KEYS = {
  created_at: sql`${courseRatings.created_at}`,
  full_name: sql`lower(${courseRatings.full_name})`,
  rating: sql`${courseRatings.rating}`,
} satisfies Record<string, SQL>;

function orderOf(sort: RatingQuery['sort']): SQL {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql`${key} ${direction}, ${courseRatings.id} ${direction}`;
}

/** Counts the ratings that match the filter. */
export async function countRatings(tx: Tx, filter: SQL | undefined): Promise<number> {
  const [all] = await tx.select({ total: count() }).from(courseRatings).where(filter);
  return all?.total ?? 0;
}

/** A page of the ratings of a course. Source: C-107, C-108. */
export async function selectRatings(
  tx: Tx,
  courseId: number,
  query: RatingQuery,
): Promise<{ rows: CourseRating[]; total: number }> {
  const filter = ratingFilter(courseId, query);
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(courseRatings)
    .where(filter)
    .orderBy(orderOf(query.sort))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(present), total: await countRatings(tx, filter) };
}

const BATCH = 1_000;

/** Streams the ratings that match the filter in batches, newest first, to bound memory. */
export async function* readRatings(tx: Tx, filter: SQL | undefined): AsyncGenerator<CourseRating[]> {
  let last: Row | undefined;
  do {
    const older =
      last && sql`(${courseRatings.created_at}, ${courseRatings.id}) < (${last.created_at.toISOString()}, ${last.id})`;
    const rows: Row[] = await tx
      .select()
      .from(courseRatings)
      .where(and(filter, older))
      .orderBy(orderOf('-created_at'))
      .limit(BATCH);
    if (rows.length > 0) yield rows.map(present);
    last = rows.length < BATCH ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** One rating in the shape of the API, with the title of its course. @throws ApiFailure 404. */
export async function selectRating(tx: Tx, id: number): Promise<{ rating: CourseRating; title: string }> {
  const [found] = await tx
    .select({ row: courseRatings, title: courses.title })
    .from(courseRatings)
    .innerJoin(courses, eq(courses.id, courseRatings.course_id))
    .where(eq(courseRatings.id, id));
  if (found === undefined) throw notFound('Umpan balik tidak ditemukan');
  return { rating: present(found.row), title: found.title };
}

/** Locks a rating for a write and reads it. @throws ApiFailure 404. */
export async function lockRating(tx: Tx, id: number): Promise<{ rating: CourseRating; title: string }> {
  await tx.select({ id: courseRatings.id }).from(courseRatings).where(eq(courseRatings.id, id)).for('update');
  return selectRating(tx, id);
}

/** Shows or hides a locked rating and increments its version. */
export async function writeRating(tx: Tx, id: number, active: 0 | 1, now: Date): Promise<void> {
  await tx
    .update(courseRatings)
    .set({ active, version: sql`${courseRatings.version} + 1`, updated_at: now })
    .where(eq(courseRatings.id, id));
}
