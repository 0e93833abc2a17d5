import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { migrateDatabase } from './database/migrate.ts';
import { createDatabase, createPool, type Database } from './database/pool.ts';
import { startEmbeddedPostgres } from './embedded-postgres/start.ts';
import type { ClusterHealth } from './embedded-postgres/supervise.ts';

/** A call does no work longer than this in one statement, ms. */
const STATEMENT_TIMEOUT = 10_000;

/** So long a call waits for the embedded database to be started again, ms. */
const RESTART_PATIENCE = 5_000;

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly db: Database;
  /** For connections of their own: the seed, scripts. */
  readonly poolConfig: pg.PoolConfig;
  /** Null for a database that is not ours to keep running. */
  readonly health: () => ClusterHealth | null;
  /** Closes the pool and, when it is ours and nobody else uses it, the database. */
  readonly close: () => Promise<void>;
}

/** Opens the database of the settings, or starts the embedded one, and brings it to the newest migration. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
  const poolConfig: pg.PoolConfig = embedded?.poolConfig ?? { connectionString: config.databaseUrl ?? '' };
  try {
    await migrateDatabase(poolConfig);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const pool = createPool(
    { ...poolConfig, max: config.databasePoolSize, statement_timeout: STATEMENT_TIMEOUT },
    (error) => log.error({ err: error }, 'A connection to the database broke'),
    () => embedded?.whenRunning(RESTART_PATIENCE) ?? Promise.resolve(),
  );
  return {
    pool,
    db: createDatabase(pool),
    poolConfig,
    health: () => embedded?.health() ?? null,
    close: async () => {
      await pool.end();
      await embedded?.stop();
    },
  };
}
