import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { contentOf, listTables, quoted, quotedAll } from './database-tables.ts';
import { type Manifest, tablePath } from './manifest.ts';

/**
 * Drops the foreign keys and returns how to create them again, because rows are loaded in the order of tables, not of
 * references.
 */
async function dropForeignKeys(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 order by 1`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/**
 * Drops the indexes without a constraint and returns how to create them again; building them at the end costs a
 * fraction.
 */
async function dropIndexes(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and not exists (select 1 from pg_constraint where conindid = indexrelid)
     order by 1`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/**
 * Fills new tables. Triggers are disabled, because the backup contains what they would write.
 * @throws BackupError when the tables do not match, or their content differs from the manifest.
 */
export async function loadTables(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const { tables, sequences } = manifest;
  const actual = (await listTables(client)).map(({ name, columns }) => `${name}(${columns.join()})`);
  if (actual.join() !== tables.map(({ name, columns }) => `${name}(${columns.join()})`).join())
    throw new BackupError('The tables in the backup are not those of its migrations.');
  const foreignKeys = await dropForeignKeys(client);
  const indexes = await dropIndexes(client);
  for (const { name, columns } of tables) {
    const table = quoted(name);
    // A migration may have inserted rows that were changed later.
    await client.query(`alter table ${table} disable trigger user; delete from ${table}`);
    const into = client.query(copyFrom(`copy ${table} (${quotedAll(columns)}) from stdin`));
    await pipeline(createReadStream(tablePath(folder, name)), createGunzip(), into);
    await client.query(`alter table ${table} enable trigger user`);
  }
  for (const { name, last_value } of sequences)
    if (last_value !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last_value]);
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const add of [...indexes, ...foreignKeys]) await client.query(add);
  await verifyTables(client, manifest);
}

async function verifyTables(client: pg.ClientBase, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows, checksum } = await contentOf(client, table);
    if (rows !== table.rows || checksum !== table.checksum)
      throw new BackupError(
        `The table ${table.name} differs from the backup after the restore: ${rows} of ${table.rows} rows.`,
      );
  }
}
