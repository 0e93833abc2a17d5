import type pg from 'pg';
import { productVersion } from '../platform/config/product-version.ts';
import { prepareTable, recordApplied } from '../platform/database/applied-migrations.ts';
import { MIGRATIONS } from '../platform/database/migrate.ts';
import { type Migration, readMigrations, withoutConcurrently } from '../platform/database/migration-files.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

/**
 * The migrations of a backup, as known to this program, in the order in which they were applied.
 * @throws BackupError when the backup has others.
 */
export function migrationsOf({ migrations }: Pick<Manifest, 'migrations'>): readonly Migration[] {
  const available = readMigrations(MIGRATIONS);
  return migrations.map(({ hash, created_at }) => {
    const sameText = available.filter((migration) => migration.hash === hash);
    const known = sameText.find(({ at }) => at === created_at) ?? sameText[0];
    if (known === undefined)
      throw new BackupError(
        'The backup was made by another version of the program, with migrations that this one does not have. Restore it with the version that made it, or a newer one.',
      );
    return known;
  });
}

/** Creates the tables as they were when the backup was made. Call it in a transaction. */
export async function rebuildSchema(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  isReplacing: boolean,
): Promise<void> {
  if (isReplacing)
    await client.query(
      `drop schema if exists public cascade; drop schema if exists pgboss cascade; create schema public`,
    );
  await client.query('drop schema if exists drizzle cascade');
  await prepareTable(client);
  for (const migration of migrations) {
    for (const statement of migration.statements) await client.query(withoutConcurrently(statement));
    await recordApplied(client, migration, productVersion());
  }
}
