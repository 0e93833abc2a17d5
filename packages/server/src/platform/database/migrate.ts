import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** An arbitrary constant that all migrating processes share. */
export const MIGRATION_LOCK = 7_219_418;

/**
 * Applies all pending migrations in one transaction. Several processes may call it at once: an advisory lock on the
 * migrating connection makes the others wait.
 * @throws when a migration fails; then none is applied
 */
export const migrateDatabase = async (config: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client({ ...config, application_name: 'widya-migrate', statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Suppresses the notice "schema already exists, skipping" at every start.
    await client.query('set client_min_messages = warning');
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Closing the connection releases the lock, also after an error.
    await client.end();
  }
};
