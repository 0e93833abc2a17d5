import pg from 'pg';
import { MIGRATION_LOCK, migrateDatabase } from '../platform/database/migrate.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import { setTextFormats } from './database-tables.ts';
import { loadTables } from './load-tables.ts';
import type { Source } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { migrationsOf, rebuildSchema } from './rebuild-schema.ts';
import { restoreFiles } from './restore-files.ts';
import { assertNobodyConnected, stateOfTarget } from './target-state.ts';

/**
 * Restores a backup and verifies the result. The database changes in one transaction after all files were written; an
 * earlier failure leaves the database unchanged.
 * @param mayReplace called with the database's name and what would be lost, if anything; resolves to whether to go on.
 * @throws BackupError when the backup is damaged or has migrations that this program lacks, the server is running, or
 * existing content may not be replaced.
 */
export async function restoreBackup(
  folder: string,
  { config, database }: Source,
  mayReplace: (name: string, content: readonly string[]) => Promise<boolean>,
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  const migrations = migrationsOf(manifest);
  const client = new pg.Client({ ...database, application_name: 'widya-restore', statement_timeout: 0 });
  await client.connect();
  try {
    await assertNobodyConnected(client);
    const { content, hasTables } = await stateOfTarget(client, config, manifest);
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    if (content.length > 0 && !(await mayReplace(rows[0]?.name ?? '', content)))
      throw new BackupError(`Nothing was restored. ${content.join(' ')}`);
    await restoreFiles(config, folder, manifest);
    await setTextFormats(client);
    // Suppresses the notice "extension already exists, skipping" at every restore.
    await client.query('set client_min_messages = warning');
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await rebuildSchema(client, migrations, hasTables);
    await loadTables(client, folder, manifest);
    await client.query('commit');
  } finally {
    // Closing the connection rolls an open transaction back.
    await client.end();
  }
  await migrateDatabase(database);
  return manifest;
}
