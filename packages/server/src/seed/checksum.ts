import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Salted anew in each run, so its value always differs. */
const SALTED = ['password_hash'];

const columnsOf = async (client: pg.ClientBase | pg.Pool): Promise<Map<string, string[]>> => {
  const found = await client.query<{ table_name: string; columns: string[] }>(
    `select c.table_name, array_agg(quote_ident(c.column_name)::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema and t.table_type = 'BASE TABLE' and c.column_name <> all($1)
     group by 1 order by 1`,
    [SALTED],
  );
  return new Map(found.rows.map(({ table_name, columns }) => [table_name, columns]));
};

/**
 * A hash of the content of all tables, independent of the order of rows; equal for the same size and the same `now`.
 */
export const checksum = async (client: pg.ClientBase | pg.Pool): Promise<string> => {
  const hash = createHash('sha256');
  for (const [table, columns] of await columnsOf(client)) {
    const { rows } = await client.query<{ sum: string; n: string }>(
      `select coalesce(sum(hashtextextended(row(${columns.join(', ')})::text, 0)::numeric), 0)::text as sum, count(*)::text as n from ${table}`,
    );
    hash.update(`${table}:${rows[0]?.n}:${rows[0]?.sum}\n`);
  }
  return hash.digest('hex');
};
