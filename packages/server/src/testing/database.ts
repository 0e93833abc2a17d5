import pg from 'pg';
import { createDatabase, createPool, type Database } from '../platform/database/pool.ts';
import { databaseConfig, randomName, type TestCluster, testCluster } from './cluster.ts';

export type TestDatabase = {
  pool: pg.Pool;
  db: Database;
  /** Connection settings for a second pool or a raw client on the same database. */
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

/** No time limits, so that a slow machine cannot make a test fail. */
const PATIENT = { connectionTimeoutMillis: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Creates a pool without time limits. A connection broken by dropping its database does not end the process. */
export const createTestPool = (config: pg.PoolConfig): pg.Pool => createPool({ ...config, ...PATIENT, max: 10 });

/**
 * Creates a migrated, empty database of the real engine by copying the template in some 50 ms. Use one per test file:
 * `beforeAll(async () => { database = await createTestDatabase(); }); afterAll(() => database.close());`
 */
export const createTestDatabase = async (cluster: TestCluster = testCluster()): Promise<TestDatabase> => {
  const { admin, template } = cluster;
  const name = randomName('widya_test');
  // Faster: copies the files instead of also writing each page to the write-ahead log.
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
