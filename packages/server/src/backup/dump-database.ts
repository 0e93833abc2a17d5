import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { contentOf, listTables, quoted, quotedAll, setTextFormats } from './database-tables.ts';
import { type Manifest, tablePath } from './manifest.ts';
import { writeFile } from './write-file.ts';

export type Dump = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'> & {
  /** Keys of files recorded in the dumped rows. */
  readonly recordedKeys: readonly string[];
};

/** All queries of the dump see the same snapshot. */
const ONE_SNAPSHOT = 'begin isolation level repeatable read read only';

/**
 * Writes all tables into a folder of the backup, as of one moment, while others keep writing.
 * @param client a dedicated connection. @param onTable called before each table.
 */
export async function dumpDatabase(
  client: pg.ClientBase,
  folder: string,
  onTable: (name: string) => void | Promise<void> = () => undefined,
): Promise<Dump> {
  await setTextFormats(client);
  await client.query(ONE_SNAPSHOT);
  try {
    const tables = await listTables(client);
    // Keeps a migration from changing tables that are not dumped yet.
    await client.query(`lock table ${quotedAll(tables.map(({ name }) => name))} in access share mode`);
    const written: Manifest['tables'] = [];
    for (const table of tables) {
      await onTable(table.name);
      const content = await contentOf(client, table);
      const rows = client.query(copyTo(`copy ${quoted(table.name)} (${quotedAll(table.columns)}) to stdout`));
      const file = await writeFile(tablePath(folder, table.name), rows, createGzip());
      written.push({ name: table.name, columns: [...table.columns], ...content, ...file });
    }
    return { tables: written, ...(await readRest(client)) };
  } finally {
    await client.query('rollback');
  }
}

async function readRest(client: pg.ClientBase): Promise<Omit<Dump, 'tables'>> {
  const version = await client.query<{ server_version: string }>('show server_version');
  const migrations = await client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by id',
  );
  // Sequences are not part of a snapshot: read after the rows, each is at least as far as they are.
  const sequences = await client.query<{ name: string; last_value: string | null }>(
    `select sequencename as name, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  );
  const keys = await client.query<{ key: string }>('select key from files order by key');
  return {
    postgres: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows.map(({ hash, created_at }) => ({ hash, created_at: Number(created_at) })),
    sequences: sequences.rows,
    recordedKeys: keys.rows.map(({ key }) => key),
  };
}
