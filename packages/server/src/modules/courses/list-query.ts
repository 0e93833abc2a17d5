import type { CourseRow } from '@widya/contract/courses';
import type { courseSchemas } from '@widya/contract/courses.schemas';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { courseScope } from '../../platform/auth/instructor-scope.ts';
import { courseCounters, courses } from '../../platform/database/schema/courses.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { courseRowColumns, presentCourseRow } from './columns.ts';

type ListQuery = z.output<(typeof courseSchemas)['listCourses']['query']>;

/** Searches one term in title, code, categories and instructors. */
function matchesTerm(term: string): SQL {
  const pattern = containsPattern(term);
  return sql`(${courses.title} ilike ${pattern} or ${courses.course_code} ilike ${pattern}
    or ${courses.category}::text ilike ${pattern} or exists (
      select 1 from course_instructors link join instructors person on person.id = link.instructor_id
      where link.course_id = ${courses.id} and person.name ilike ${pattern}))`;
}

const SORT_KEYS = {
  title: sql`lower(${courses.title})`,
  price: sql`${courses.price}`,
  waiting: sql`${courseCounters.waiting}`,
  accepted: sql`${courseCounters.accepted}`,
  created_at: sql`${courses.created_at}`,
  updated_at: sql`${courses.updated_at}`,
} satisfies Record<string, SQL>;

/** The id breaks ties, so that no course appears on two pages. */
function orderOf(sort: ListQuery['sort']): SQL {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql`${key} ${direction}, ${courses.id} ${direction}`;
}

interface CoursePage {
  readonly rows: CourseRow[];
  readonly total: number;
  /** Counted under the same search. */
  readonly counts: { shown: number; hidden: number };
}

/** A page of the courses that the caller may see. Source: S11. */
export async function selectCoursePage(tx: Tx, caller: Caller, query: ListQuery): Promise<CoursePage> {
  const filter = and(courseScope(caller), ...searchTerms(query.q).map(matchesTerm));
  const withHidden = query.hidden === '1';
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select(courseRowColumns)
    .from(courses)
    .innerJoin(courseCounters, eq(courseCounters.course_id, courses.id))
    .where(and(filter, withHidden ? undefined : eq(courses.active, 1)))
    .orderBy(orderOf(query.sort))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx
    .select({
      shown: sql<number>`(count(*) filter (where ${courses.active} = 1))::int`,
      hidden: sql<number>`(count(*) filter (where ${courses.active} = 0))::int`,
    })
    .from(courses)
    .where(filter);
  const counts = counted ?? { shown: 0, hidden: 0 };
  return {
    rows: rows.map(presentCourseRow),
    total: counts.shown + (withHidden ? counts.hidden : 0),
    counts,
  };
}
