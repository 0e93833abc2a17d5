import type { FeedbackSummary } from '@widya/contract/feedback';
import { type FeedbackCriterion, MAX_RATING } from '@widya/contract/feedback-criteria';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { classCounters, classes } from '../../platform/database/schema/classes.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { PARTICIPANTS } from './by-class.ts';
import { meansOf, perCriterion, TOTALS, type Totals, without } from './totals.ts';

/** Maximum number of wishes that are named. */
const NAMED_WISHES = 10;

const visible = sql`${feedback.active} = 1`;
const counted = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

/** SQL of the number of each rating, as an array. */
function distributionOf(criterion: FeedbackCriterion): SQL<number[]> {
  const counts = Array.from({ length: MAX_RATING }, (_, index) =>
    counted(sql`${visible} and ${feedback[criterion]} = ${sql.raw(String(index + 1))}`),
  );
  return sql<number[]>`array[${sql.join(counts, sql`, `)}]`;
}

interface AllTotals extends Totals {
  readonly classes: number;
}

const cachedTotals = cacheCounts<AllTotals>(({ count }) => count);

/** Totals of the feedback about all classes of the caller. */
function selectAllTotals(tx: Tx, caller: Caller, now: Date): Promise<AllTotals> {
  const scope = isInstructor(caller)
    ? sql`exists (select 1 from class_instructors link
        where link.class_id = ${feedback.class_id} and link.instructor_id = ${caller.id})`
    : undefined;
  const count = async (): Promise<AllTotals> => {
    const [all] = await tx
      .select({ ...TOTALS, classes: sql<number>`count(distinct ${feedback.class_id})::int` })
      .from(feedback)
      .where(and(visible, scope));
    if (all === undefined) throw new Error('nothing was counted');
    return all;
  };
  return scope === undefined ? cachedTotals('all', now, count) : count();
}

async function selectWishes(tx: Tx, classId: number): Promise<FeedbackSummary['wanted']> {
  const text = sql`lower(btrim(${feedback.kelas_yang_diinginkan}))`;
  return tx
    .select({
      text: sql<string>`min(btrim(${feedback.kelas_yang_diinginkan}))`,
      count: sql<number>`count(*)::int`,
    })
    .from(feedback)
    .where(and(eq(feedback.class_id, classId), visible, sql`${text} <> ''`))
    .groupBy(text)
    .orderBy(sql`2 desc, 1`)
    .limit(NAMED_WISHES);
}

/**
 * Averages, distribution and counts of one class, with the averages of the other classes that the caller may see.
 * Source: B-208.
 */
export async function selectFeedbackSummary(
  tx: Tx,
  caller: Caller,
  classId: number,
  now: Date,
): Promise<FeedbackSummary> {
  const [row] = await tx
    .select({
      class_code: classes.code,
      class_name: classes.name,
      class_date: classes.class_date,
      participants: PARTICIPANTS,
    })
    .from(classes)
    .leftJoin(classCounters, eq(classCounters.class_id, classes.id))
    .where(eq(classes.id, classId));
  const [own] = await tx
    .select({
      ...TOTALS,
      hidden: counted(sql`${feedback.active} = 0`),
      commented: counted(sql`${visible} and ${feedback.masukan} <> ''`),
      distribution: perCriterion(distributionOf),
    })
    .from(feedback)
    .where(eq(feedback.class_id, classId));
  if (row === undefined || own === undefined) throw new Error('a class vanished while it was read');
  const { count, points, criteria, ...counts } = own;
  const totals = { count, points, criteria };
  const all = await selectAllTotals(tx, caller, now);
  return {
    ...row,
    ...counts,
    ...meansOf(totals),
    others: { ...meansOf(without(all, totals)), classes: all.classes - (totals.count > 0 ? 1 : 0) },
    wanted: await selectWishes(tx, classId),
  };
}
