import { FEEDBACK_CRITERIA, type FeedbackCriterion } from '@widya/contract/feedback-criteria';
import { type SQL, sql } from 'drizzle-orm';
import { ipkPoints, RATINGS_EACH } from '../../platform/database/ipk.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';

/** Sums over visible feedback; unlike averages they can be added and subtracted. */
export interface Totals {
  readonly count: number;
  /** Points of the IPK, from six ratings each. */
  readonly points: number;
  readonly criteria: Readonly<Record<FeedbackCriterion, number>>;
}

/** An object with one value per criterion. */
export const perCriterion = <Value>(of: (criterion: FeedbackCriterion) => Value): Record<FeedbackCriterion, Value> =>
  Object.fromEntries(FEEDBACK_CRITERIA.map((criterion) => [criterion, of(criterion)])) as Record<
    FeedbackCriterion,
    Value
  >;

const summed = (column: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${column}) filter (where ${feedback.active} = 1), 0)::float8`;

/** Columns of a `Totals`, selected from `feedback`. */
export const TOTALS = {
  count: sql<number>`(count(*) filter (where ${feedback.active} = 1))::int`,
  points: summed(ipkPoints()),
  criteria: perCriterion((criterion) => summed(sql`${feedback[criterion]}`)),
};

const NOTHING: Totals = { count: 0, points: 0, criteria: perCriterion(() => 0) };

/** Subtracts a part from a whole; zero when the part has grown since the whole was counted. */
export function without(whole: Totals, part: Totals): Totals {
  const count = whole.count - part.count;
  if (count <= 0) return NOTHING;
  return {
    count,
    points: whole.points - part.points,
    criteria: perCriterion((criterion) => whole.criteria[criterion] - part.criteria[criterion]),
  };
}

/** Rounds once, to two decimals; the quotient of integers keeps values that end in a 5 exact. Null without values. */
const mean = (sum: number, of: number): number | null => (of === 0 ? null : Math.round((sum * 100) / of) / 100);

/** Averages with two decimals; null without values. Source: D78. */
export const meansOf = ({ count, points, criteria }: Totals) => ({
  count,
  average: mean(points, count * RATINGS_EACH),
  criteria: perCriterion((criterion) => mean(criteria[criterion], count)),
});
