import type { feedbackSchemas } from '@widya/contract/feedback.schemas';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

export type FeedbackQuery = z.output<(typeof feedbackSchemas)['listClassFeedback']['query']>;
export type FeedbackFilters = z.output<(typeof feedbackSchemas)['exportClassFeedback']['query']>;

function matchesTerm(term: string): SQL {
  const pattern = containsPattern(term);
  return sql`(${feedback.full_name} ilike ${pattern} or ${feedback.email} ilike ${pattern} or ${feedback.masukan} ilike ${pattern}
    or ${feedback.kelas_yang_diinginkan} ilike ${pattern} or ${feedback.question} ilike ${pattern})`;
}

/** The condition for the feedback of one class in a list or an export. */
export function feedbackFilter(classId: number, query: FeedbackFilters): SQL | undefined {
  return and(
    eq(feedback.class_id, classId),
    query.hidden === '1' ? undefined : eq(feedback.active, 1),
    query.commented === '1' ? ne(feedback.masukan, '') : undefined,
    query.criterion === undefined || query.score === undefined ? undefined : eq(feedback[query.criterion], query.score),
    ...searchTerms(query.q).map(matchesTerm),
  );
}
