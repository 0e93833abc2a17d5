import { type SQL, sql } from 'drizzle-orm';
import { courses } from '../../platform/database/schema/courses.ts';

/**
 * SQL of the code of the topic named like a course's first category, which colours its poster; null when there is none.
 */
export const courseTopicCode: SQL<string | null> = sql<string | null>`(
  select t.code from topics t where lower(t.name) = lower(${courses.category}->>0) and t.active = 1 order by t.code limit 1)`;
