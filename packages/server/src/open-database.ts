import pg from 'pg';
import type { Logger } from 'pino';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/start.ts';
import type { ClusterHealth } from './embedded-postgres/supervise.ts';
import { diskDetail } from './health/disk-detail.ts';
import type { Config } from './platform/config/config.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { createDatabase, createPool, type Database } from './platform/database/pool.ts';

/** A call does no work longer than this in one statement, ms. */
const STATEMENT_TIMEOUT = 10_000;

/** Exports that one process reads at the same time; others wait for their turn, and calls for screens go on meanwhile. */
const EXPORTS_AT_ONCE = 2;

/** So long an export waits for its turn, ms. */
const EXPORT_PATIENCE = 60_000;

/** So long a call waits for the embedded database to be started again, ms. */
const RESTART_PATIENCE = 5_000;

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly db: Database;
  /** Few connections of their own for exports, so that they cannot take those of all other calls. */
  readonly exportDb: Database;
  /** For connections of their own: the seed, scripts. */
  readonly poolConfig: pg.PoolConfig;
  /** Null for a database that is not ours to keep running. */
  readonly health: () => ClusterHealth | null;
  /** Closes the connections. */
  readonly close: () => Promise<void>;
  /** Stops the database, when it is ours and nobody else uses it. */
  readonly leave: () => Promise<void>;
}

/**
 * Waits while PostgreSQL is being started again.
 * @throws DatabaseError 53100 when it cannot be, for the disk is full: the same as it says itself while it runs.
 */
async function untilRunning(
  { whenRunning, health }: Pick<EmbeddedPostgres, 'whenRunning' | 'health'>,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  await whenRunning(RESTART_PATIENCE);
  if (health().state === 'running' || (await diskDetail(dataDir)).state !== 'full') return;
  throw Object.assign(new pg.DatabaseError('The disk of the embedded database is full', 0, 'error'), { code: '53100' });
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
  const open = (changes: pg.PoolConfig) =>
    createPool(
      { ...poolConfig, statement_timeout: STATEMENT_TIMEOUT, ...changes },
      (error) => log.error({ err: error }, 'A connection to the database broke'),
      () => (embedded ? untilRunning(embedded, config) : Promise.resolve()),
    );
  const pool = open({ max: config.databasePoolSize });
  const exportPool = open({ max: EXPORTS_AT_ONCE, connectionTimeoutMillis: EXPORT_PATIENCE });
  return {
    pool,
    db: createDatabase(pool),
    exportDb: createDatabase(exportPool),
    poolConfig,
    health: () => embedded?.health() ?? null,
    close: async () => void (await Promise.all([pool.end(), exportPool.end()])),
    leave: async () => embedded?.stop(),
  };
}
