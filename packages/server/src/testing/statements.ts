import pg from 'pg';

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { readonly text?: string }).text ?? '');

/** The texts of the statements that this process sends to PostgreSQL while `work` runs, without their values. */
export async function statementTextsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const { query } = pg.Client.prototype;
  const texts: string[] = [];
  pg.Client.prototype.query = function recorded(this: pg.Client, ...args: unknown[]) {
    texts.push(textOf(args[0]));
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return texts;
}

/** Counts the statements that this process sends to PostgreSQL while `work` runs. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementTextsOf(work)).length;
