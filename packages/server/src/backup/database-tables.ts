import pg from 'pg';

/** A table with its stored columns; generated columns are computed again. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A name as an SQL identifier. */
export const quoted = (name: string): string => pg.escapeIdentifier(name);
export const quotedAll = (names: readonly string[]): string => names.map(quoted).join(', ');

/**
 * Lists the product's tables by name. The job queue's tables (schema `pgboss`) are left out: the server creates them
 * again, and long tasks, mails and notifications are stored in the product's own tables.
 */
export async function listTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
     group by 1 order by 1`,
  );
  return rows;
}

/** Makes the text form of values independent of the server's settings. */
export const setTextFormats = async (client: pg.ClientBase): Promise<void> =>
  void (await client.query(
    `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1; set bytea_output = 'hex'`,
  ));

export interface Content {
  readonly rows: number;
  readonly checksum: string;
}

/** Counts the rows of a table and sums their hashes, so that their order does not matter. */
export async function contentOf(client: pg.ClientBase, { name, columns }: Table): Promise<Content> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*)::text as rows,
       coalesce(sum(('x' || left(encode(sha256(convert_to(row(${quotedAll(columns)})::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as checksum
     from ${quoted(name)}`,
  );
  return { rows: Number(rows[0]?.rows), checksum: rows[0]?.checksum ?? '' };
}
