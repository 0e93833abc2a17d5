import type pg from 'pg';
import { statementsDuring } from './statements.ts';

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** Returns the number of rows that the busiest node of a plan processed. */
function busiest(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  return Math.max(own, ...(plan.Plans ?? []).map(busiest));
}

/**
 * Returns the largest number of rows that a plan node of any query of `work` processes, according to `explain analyze`.
 * A query that reads a whole table or index processes all of its rows, however fast the machine is.
 */
export async function rowsReadBy(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const sent = await statementsDuring(work);
  let most = 0;
  for (const { text, values } of sent.filter((statement) => /^\s*(select|with)\b/i.test(statement.text))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, timing off, format json) ${text}`,
      [...values],
    );
    for (const row of rows) most = Math.max(most, busiest(row['QUERY PLAN'][0].Plan));
  }
  return most;
}
