import pg from 'pg';
import { ROLE } from './data-directory.ts';
import type { Postmaster } from './pid-file.ts';

/** The application's database in the embedded cluster. */
export const DATABASE = 'widya';

/** Name of the connection that each user of the cluster keeps open; while one is open, the cluster keeps running. */
export const LEASE_NAME = 'widya-lease';

/** Connection settings of one database of a running cluster. */
export const configFor = ({ socketDir, port }: Pick<Postmaster, 'socketDir' | 'port'>, database: string) => ({
  host: socketDir,
  port,
  user: ROLE,
  database,
});

/** Tries to connect; null while nothing responds or the server is starting up or shutting down. */
export const tryConnect = async (postmaster: Pick<Postmaster, 'socketDir' | 'port'>): Promise<pg.Client | null> => {
  const client = new pg.Client({
    ...configFor(postmaster, 'postgres'),
    application_name: LEASE_NAME,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
};

/** Creates the application's database; tolerates a concurrent creation by another process. */
export const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount) return;
  await client.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
};
