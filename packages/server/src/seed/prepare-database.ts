import type pg from 'pg';
import { HOUR } from './clock.ts';
import { type SeedOptions, seedDatabase } from './seed-database.ts';
import type { SizeName } from './sizes.ts';

/** Advisory lock that serialises seeding between processes that start together. */
const SEED_LOCK = 7_219_420;

const inTransaction = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

const TABLES_OF_PEOPLE = ['admins', 'instructors', 'members', 'classes'];

/** Whether the database has no people and no classes. */
export const isEmptyDatabase = async (client: pg.ClientBase): Promise<boolean> => {
  const found = await client.query(
    TABLES_OF_PEOPLE.map((table) => `(select 1 from ${table} limit 1)`).join(' union all '),
  );
  return found.rowCount === 0;
};

/** The `now` of new demo data: the full hour, so that two starts within an hour produce the same data. */
export const presentHour = (): number => Math.floor(Date.now() / HOUR) * HOUR;

/**
 * Seeds an empty database; returns whether it did. Processes that start together wait for each other.
 * @param log called once with the result
 */
export const seedIfEmpty = (
  pool: pg.Pool,
  size: SizeName,
  log: { info: (fields: object, message: string) => void },
): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    if (!(await isEmptyDatabase(client))) return false;
    const started = Date.now();
    await seedDatabase(client, { size, now: presentHour() });
    log.info({ size, ms: Date.now() - started }, 'Demo data is ready');
    return true;
  });

/** Seeds an empty database. @throws when it is not empty */
export const seedOrRefuse = (pool: pg.Pool, options: SeedOptions): Promise<void> =>
  inTransaction(pool, async (client) => {
    if (!(await isEmptyDatabase(client)))
      throw new Error('The database is not empty. Use --reset to replace everything in it.');
    await seedDatabase(client, options);
  });

/**
 * Prepares a database without demo data: adds the default topic (D32).
 * @returns whether a first superadmin must still be created with `pnpm create-superadmin`
 */
export const prepareWithoutDemo = async (pool: pg.Pool): Promise<{ needsSuperadmin: boolean }> => {
  await pool.query("insert into topics (code, name) values ('0', 'Umum') on conflict do nothing");
  const found = await pool.query("select 1 from admins where role = 'superadmin' and active = 1 limit 1");
  return { needsSuperadmin: found.rowCount === 0 };
};
