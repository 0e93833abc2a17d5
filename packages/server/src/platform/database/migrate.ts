import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any constant will do, as long as every process that migrates takes the same. */
export const MIGRATION_LOCK = 7_219_418;

/**
 * Brings the database to the newest committed migration. Many processes may call it at once: each takes the advisory
 * lock on the connection that migrates, so the others wait and then find nothing left to do.
 * @throws when a migration fails; nothing of it stays, for all pending ones run in one transaction
 */
export const migrateDatabase = async (config: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client({ ...config, application_name: 'widya-migrate', statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // "schema already exists, skipping" would be said at every start.
    await client.query('set client_min_messages = warning');
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Closing the connection releases the lock, also after an error.
    await client.end();
  }
};
