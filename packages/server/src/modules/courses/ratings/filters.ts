import type { courseRatingSchemas } from '@widya/contract/course-ratings.schemas';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { courseRatings } from '../../../platform/database/schema/course-members.ts';
import { containsPattern, searchTerms } from '../../../platform/lists/search-terms.ts';

export type RatingQuery = z.output<(typeof courseRatingSchemas)['listCourseRatings']['query']>;
export type RatingFilters = z.output<(typeof courseRatingSchemas)['exportCourseRatings']['query']>;

function matchesTerm(term: string): SQL {
  const pattern = containsPattern(term);
  return sql`(${courseRatings.full_name} ilike ${pattern} or ${courseRatings.comment} ilike ${pattern})`;
}

/** The condition for the ratings of one course in a list or an export. */
export function ratingFilter(courseId: number, query: RatingFilters): SQL | undefined {
  return and(
    eq(courseRatings.course_id, courseId),
    query.hidden === '1' ? undefined : eq(courseRatings.active, 1),
    query.rating === undefined ? undefined : eq(courseRatings.rating, query.rating),
    ...searchTerms(query.q).map(matchesTerm),
  );
}
