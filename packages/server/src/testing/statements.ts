import pg from 'pg';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

function statementOf([first, second]: readonly unknown[]): Statement {
  const { text = '', values }: Partial<Statement> = typeof first === 'string' ? { text: first } : (first as Statement);
  return { text, values: values ?? (Array.isArray(second) ? second : []) };
}

/** Returns the statements, with their values, that this process sends to PostgreSQL while `work` runs. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<readonly Statement[]> {
  const { query } = pg.Client.prototype;
  const sent: Statement[] = [];
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    sent.push(statementOf(args));
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** Returns the texts, without values, of the statements that this process sends to PostgreSQL while `work` runs. */
export const statementTextsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> =>
  (await statementsDuring(work)).map(({ text }) => text);

/** Counts the statements that this process sends to PostgreSQL while `work` runs. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsDuring(work)).length;
