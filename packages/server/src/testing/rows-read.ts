import pg from 'pg';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** The statements, with their values, that this process sends to PostgreSQL while `work` runs. */
async function statementsDuring(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const { query } = pg.Client.prototype;
  const sent: Statement[] = [];
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const { text = '', values }: Partial<Statement> =
      typeof first === 'string' ? { text: first } : (first as Statement);
    sent.push({ text, values: values ?? (Array.isArray(second) ? second : []) });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** Rows that the busiest node of a plan went through. */
function busiest(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = (plan['Actual Rows'] + removed) * plan['Actual Loops'];
  return Math.max(own, ...(plan.Plans ?? []).map(busiest));
}

/**
 * The largest number of rows that a step of any query of `work` goes through, from the plans that PostgreSQL ran. A query
 * that reads a whole table or index goes through all of its rows, however fast the machine is.
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
