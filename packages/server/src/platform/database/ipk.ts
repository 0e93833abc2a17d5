import { FEEDBACK_CRITERIA, MAX_IPK } from '@widya/contract/feedback-criteria';
import { type SQL, sql } from 'drizzle-orm';

/** Ratings of one feedback. */
export const RATINGS_EACH = FEEDBACK_CRITERIA.length;

/**
 * Sum of the six ratings of one feedback, each counted as 4 at most. Means are taken of this sum, not of `average`,
 * which is rounded already. Source: D78.
 * @param table its name in the query.
 */
export const ipkPoints = (table = 'feedback'): SQL =>
  sql.raw(`(${FEEDBACK_CRITERIA.map((criterion) => `least(${table}.${criterion}, ${MAX_IPK})`).join(' + ')})`);
