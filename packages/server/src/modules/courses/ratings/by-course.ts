import type { CourseFeedback, CourseRatingSummary } from '@widya/contract/course-ratings';
import type { courseRatingSchemas } from '@widya/contract/course-ratings.schemas';
import { MAX_RATING } from '@widya/contract/feedback-criteria';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../../platform/auth/caller.ts';
import { courseScope } from '../../../platform/auth/instructor-scope.ts';
import { courseRatings } from '../../../platform/database/schema/course-members.ts';
import { courseCounters, courses } from '../../../platform/database/schema/courses.ts';
import { rowWindow } from '../../../platform/http/listing.ts';
import type { Tx } from '../../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../../platform/lists/search-terms.ts';

type CoursesQuery = z.output<(typeof courseRatingSchemas)['listFeedbackByCourse']['query']>;

/** A subquery over the visible ratings of a row of `courses`. */
const ofRatings = (select: SQL): SQL =>
  sql`(select ${select} from course_ratings r where r.course_id = courses.id and r.active = 1)`;

const SORT_KEYS = {
  created_at: sql`courses.created_at`,
  course_name: sql`lower(courses.title)`,
  average: ofRatings(sql`avg(r.rating)`),
  count: ofRatings(sql`count(*)`),
} satisfies Record<string, SQL>;

function orderOf(sort: CoursesQuery['sort']): SQL {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  return sort.startsWith('-') ? sql`${key} desc, courses.id desc` : sql`${key} asc, courses.id`;
}

const RATED = sql`exists ${ofRatings(sql`1`)}`;

function coursesFilter(caller: Caller, query: CoursesQuery, except: number | undefined): SQL | undefined {
  const fits = (term: string): SQL => {
    const pattern = containsPattern(term);
    return sql`(${courses.title} ilike ${pattern} or ${courses.course_code} ilike ${pattern})`;
  };
  return and(
    courseScope(caller),
    RATED,
    except === undefined ? undefined : ne(courses.id, except),
    ...searchTerms(query.q).map(fits),
  );
}

const visible = sql`${courseRatings.active} = 1`;
const counted = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

const DISTRIBUTION = sql<number[]>`array[${sql.join(
  Array.from({ length: MAX_RATING }, (_, index) =>
    counted(sql`${visible} and ${courseRatings.rating} = ${sql.raw(String(index + 1))}`),
  ),
  sql`, `,
)}]`;

/** Mean of visible ratings with two decimals; null without ratings. */
const AVERAGE = sql<number | null>`round(avg(${courseRatings.rating}) filter (where ${visible}), 2)::float8`;

async function readRows(tx: Tx, ids: readonly number[]): Promise<CourseFeedback[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      course_id: courses.id,
      course_code: courses.course_code,
      course_name: courses.title,
      created_at: courses.created_at,
      participants: sql<number>`coalesce(max(${courseCounters.accepted}), 0)`,
      count: counted(visible),
      average: AVERAGE,
      distribution: DISTRIBUTION,
    })
    .from(courses)
    .leftJoin(courseCounters, eq(courseCounters.course_id, courses.id))
    .leftJoin(courseRatings, eq(courseRatings.course_id, courses.id))
    .where(inArray(courses.id, [...ids]))
    .groupBy(courses.id);
  const byId = new Map(
    rows.map((row) => [row.course_id, { ...row, created_at: row.created_at.toISOString() } satisfies CourseFeedback]),
  );
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/**
 * A page of the courses with visible ratings that the caller may see, with their averages.
 * @param except id of a course to leave out.
 */
export async function selectFeedbackByCourse(
  tx: Tx,
  caller: Caller,
  query: CoursesQuery,
  except?: number,
): Promise<{ rows: CourseFeedback[]; total: number }> {
  const filter = coursesFilter(caller, query, except);
  const { limit, offset } = rowWindow(query);
  const page = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(filter)
    .orderBy(orderOf(query.sort))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(courses).where(filter);
  return {
    rows: await readRows(
      tx,
      page.map(({ id }) => id),
    ),
    total: all?.total ?? 0,
  };
}

/**
 * Average, distribution and counts of one course, with the average of the other courses that the caller may see.
 * Source: C-107, C-108.
 */
export async function selectRatingSummary(tx: Tx, caller: Caller, courseId: number): Promise<CourseRatingSummary> {
  const [row] = await readRows(tx, [courseId]);
  const [own] = await tx
    .select({
      hidden: counted(sql`${courseRatings.active} = 0`),
      commented: counted(sql`${visible} and ${courseRatings.comment} <> ''`),
    })
    .from(courseRatings)
    .where(eq(courseRatings.course_id, courseId));
  const [others] = await tx
    .select({
      courses: sql<number>`count(distinct ${courseRatings.course_id})::int`,
      count: sql<number>`count(*)::int`,
      average: AVERAGE,
    })
    .from(courseRatings)
    .innerJoin(courses, eq(courses.id, courseRatings.course_id))
    .where(and(visible, ne(courses.id, courseId), courseScope(caller)));
  if (row === undefined || own === undefined || others === undefined)
    throw new Error('a course vanished while it was read');
  return { ...row, ...own, others };
}
