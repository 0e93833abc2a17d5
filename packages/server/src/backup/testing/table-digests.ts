import type pg from 'pg';

/** Returns a digest of the content of every table, by table name; equal digests mean equal rows. */
export async function tableDigests(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const found = await pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(row::text, ',' order by row::text), '')) as digest from "${name}" as row`,
    );
    digests[name] = found.rows[0]?.digest ?? '';
  }
  return digests;
}
