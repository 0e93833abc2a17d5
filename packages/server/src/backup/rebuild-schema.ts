import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { MIGRATIONS } from '../platform/database/migrate.ts';
import { withoutConcurrently } from '../platform/database/migration-files.ts';
import { BackupError } from './backup-error.ts';
import type { Manifest } from './manifest.ts';

/** The migrations of a backup, as known to this program. @throws BackupError when the backup has others. */
export function migrationsOf({ migrations }: Pick<Manifest, 'migrations'>) {
  const available = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const matching = available.slice(0, migrations.length);
  const isSame = migrations.every(({ hash }, index) => matching[index]?.hash === hash);
  if (!isSame)
    throw new BackupError(
      'The backup was made by another version of the program, with migrations that this one does not have. Restore it with the version that made it, or a newer one.',
    );
  return matching;
}

/** Creates the tables as they were when the backup was made. Call it in a transaction. */
export async function rebuildSchema(
  client: pg.ClientBase,
  migrations: ReturnType<typeof migrationsOf>,
  isReplacing: boolean,
): Promise<void> {
  if (isReplacing)
    await client.query(
      `drop schema if exists public cascade; drop schema if exists pgboss cascade; create schema public`,
    );
  await client.query('drop schema if exists drizzle cascade; create schema drizzle');
  // As drizzle's own migrator creates it, without what ours records besides; ours commits, so it cannot be used in a
  // transaction.
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(withoutConcurrently(statement));
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
