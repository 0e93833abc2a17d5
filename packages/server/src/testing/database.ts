import pg from 'pg';
import { createDatabase, createPool, type Database } from '../platform/database/pool.ts';
import { databaseConfig, givenCluster, randomName } from './cluster.ts';

export type TestDatabase = {
  pool: pg.Pool;
  db: Database;
  /** For a second pool or a raw client on the same database. */
  config: pg.PoolConfig;
  /** Closes the pool and drops the database. */
  close: () => Promise<void>;
};

const run = async (config: pg.ClientConfig, sql: string): Promise<void> => {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** A slow machine must not decide a test. */
const PATIENT = { connectionTimeoutMillis: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** A pool without time limits. A connection that the end of its database breaks does not end the process. */
export const createTestPool = (config: pg.PoolConfig): pg.Pool => createPool({ ...config, ...PATIENT, max: 10 });

/**
 * A database of its own, migrated and empty, copied from the template in some 50 ms: one per test file, on the real engine.
 * `beforeAll(async () => { database = await createTestDatabase(); }); afterAll(() => database.close());`
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const cluster = givenCluster();
  const { admin, template } = cluster;
  const name = randomName('widya_test');
  // Copies files instead of writing each page to the log as well.
  await run(admin, `create database ${name} template ${template} strategy file_copy`);
  const config = databaseConfig(cluster, name);
  const pool = createTestPool(config);
  return {
    pool,
    db: createDatabase(pool),
    config,
    close: async () => {
      await pool.end();
      await run(admin, `drop database if exists ${name} with (force)`);
    },
  };
};
