import { FEEDBACK_CRITERIA, MAX_IPK } from '@widya/contract/feedback-criteria';
import { type SQL, sql } from 'drizzle-orm';

/** Number of ratings in one feedback. */
export const RATINGS_EACH = FEEDBACK_CRITERIA.length;

/**
 * SQL for the sum of the six ratings of a feedback, each capped at 4. Means are computed from it because `average` is
 * already rounded. Source: D78.
 * @param table name or alias of the feedback table in the query.
 */
export const ipkPoints = (table = 'feedback'): SQL =>
  sql.raw(`(${FEEDBACK_CRITERIA.map((criterion) => `least(${table}.${criterion}, ${MAX_IPK})`).join(' + ')})`);
