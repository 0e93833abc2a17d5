import type { ClassFeedback } from '@widya/contract/feedback';
import type { feedbackSchemas } from '@widya/contract/feedback.schemas';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { ipkPoints } from '../../platform/database/ipk.ts';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import { meansOf, TOTALS } from './totals.ts';

type ClassesQuery = z.output<(typeof feedbackSchemas)['listFeedbackByClass']['query']>;

/** A subquery over the visible feedback of a row of `classes`, read from an index alone. */
const ofFeedback = (select: SQL): SQL =>
  sql`(select ${select} from feedback f where f.class_id = classes.id and f.active = 1)`;

const SORT_KEYS = {
  class_date: sql`classes.start_time`,
  class_name: sql`lower(classes.name)`,
  average: ofFeedback(sql`avg(${ipkPoints('f')})`),
  count: ofFeedback(sql`count(*)`),
} satisfies Record<string, SQL>;

function orderOf(sort: ClassesQuery['sort']): SQL {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  return sort.startsWith('-') ? sql`${key} desc nulls last, classes.id desc` : sql`${key} asc nulls last, classes.id`;
}

function classesFilter(caller: Caller, query: ClassesQuery, except: number | undefined): SQL | undefined {
  const fits = (term: string): SQL => {
    const pattern = containsPattern(term);
    return sql`(${classes.name} ilike ${pattern} or ${classes.code} ilike ${pattern})`;
  };
  return and(
    classScope(caller),
    sql`exists ${ofFeedback(sql`1`)}`,
    except === undefined ? undefined : ne(classes.id, except),
    ...searchTerms(query.q).map(fits),
  );
}

/** The number of people who could have answered: accepted participants, from the counters of a class. */
export const PARTICIPANTS = sql<number>`coalesce(${classCounters.accepted}, 0)`;

async function readRows(tx: Tx, ids: readonly number[]): Promise<ClassFeedback[]> {
  if (ids.length === 0) return [];
  const totals = await tx
    .select({ class_id: feedback.class_id, ...TOTALS })
    .from(feedback)
    .where(and(inArray(feedback.class_id, [...ids]), eq(feedback.active, 1)))
    .groupBy(feedback.class_id);
  const totalsOf = new Map(totals.map(({ class_id, ...sums }) => [class_id, sums]));
  const rows = await tx
    .select({
      id: classes.id,
      class_code: classes.code,
      class_name: classes.name,
      class_date: classes.class_date,
      participants: PARTICIPANTS,
    })
    .from(classes)
    .leftJoin(classCounters, eq(classCounters.class_id, classes.id))
    .where(inArray(classes.id, [...ids]));
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const sums = totalsOf.get(id);
    return row && sums ? [{ ...row, ...meansOf(sums) }] : [];
  });
}

/**
 * A page of the classes with visible feedback that the caller may see, with their averages.
 * @param except id of a class to leave out.
 */
export async function selectFeedbackByClass(
  tx: Tx,
  caller: Caller,
  query: ClassesQuery,
  except?: number,
): Promise<{ rows: ClassFeedback[]; total: number }> {
  const filter = classesFilter(caller, query, except);
  const { limit, offset } = rowWindow(query);
  const page = await tx
    .select({ id: classes.id })
    .from(classes)
    .where(filter)
    .orderBy(orderOf(query.sort))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(classes).where(filter);
  return {
    rows: await readRows(
      tx,
      page.map(({ id }) => id),
    ),
    total: all?.total ?? 0,
  };
}
