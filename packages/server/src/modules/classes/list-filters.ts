import type { classSchemas } from '@widya/contract/classes.schemas';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { topics } from '../../platform/database/schema/topics.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

export type ParsedClassQuery = z.output<(typeof classSchemas)['listClasses']['query']>;

/** Searches one term in name, code, speaker, topic and instructors. */
function matchesTerm(term: string): SQL {
  const pattern = containsPattern(term);
  return sql`(${classes.name} ilike ${pattern} or ${classes.code} ilike ${pattern} or ${classes.speaker} ilike ${pattern}
    or ${topics.name} ilike ${pattern} or exists (
      select 1 from class_instructors link join instructors person on person.id = link.instructor_id
      where link.class_id = ${classes.id} and person.name ilike ${pattern}))`;
}

/** All filters of the list except tab and to-dos, because the counts of the tabs use them. */
export function classFilter(caller: Caller, query: ParsedClassQuery): SQL | undefined {
  return and(
    classScope(caller),
    query.hidden === '1' ? undefined : eq(classes.active, 1),
    query.topic_code === undefined ? undefined : sql`lower(${classes.topic_code}) = lower(${query.topic_code})`,
    query.from === undefined ? undefined : gte(classes.class_date, query.from),
    query.to === undefined ? undefined : lte(classes.class_date, query.to),
    ...searchTerms(query.q).map(matchesTerm),
  );
}
