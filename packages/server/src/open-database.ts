import pg from 'pg';
import type { Logger } from 'pino';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/start.ts';
import type { ClusterHealth } from './embedded-postgres/supervise.ts';
import type { Config } from './platform/config/config.ts';
import { directAddress, pooledAddress, standbyAddress } from './platform/database/addresses.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { createDatabase, createPool, type Database, type PoolSettings } from './platform/database/pool.ts';
import { diskDetail } from './platform/storage/disk-detail.ts';

/** Statement timeout of calls, in ms. */
const STATEMENT_TIMEOUT = 10_000;

/** Maximum number of exports that one process reads at once; others wait, so that calls of screens continue. */
const EXPORTS_AT_ONCE = 2;

/** How long an export waits for its turn, in ms. */
const EXPORT_WAIT_MS = 60_000;

/** How long a read waits for a connection to the standby before it uses the primary, in ms. */
const STANDBY_WAIT_MS = 2_000;

/** How long a call waits for a restart of the embedded database, in ms. */
const RESTART_WAIT_MS = 5_000;

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly db: Database;
  /** A small pool for exports, so that they cannot use up the connections of other calls. */
  readonly exportDb: Database;
  /** The pool of `exportDb`. */
  readonly exportPool: pg.Pool;
  /** The pool of the standby; null without one. */
  readonly standbyPool: pg.Pool | null;
  /** Null for an external database. */
  readonly health: () => ClusterHealth | null;
  /** Closes the connections. */
  readonly close: () => Promise<void>;
  /** Stops the embedded database if nobody else uses it. */
  readonly leave: () => Promise<void>;
}

/**
 * Waits while PostgreSQL restarts.
 * @throws DatabaseError 53100 when it cannot restart because the disk is full; a running PostgreSQL reports the same
 * code.
 */
async function untilRunning(
  { whenRunning, health }: Pick<EmbeddedPostgres, 'whenRunning' | 'health'>,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  await whenRunning(RESTART_WAIT_MS);
  if (health().state === 'running' || (await diskDetail(dataDir)).state !== 'full') return;
  throw Object.assign(new pg.DatabaseError('The disk of the embedded database is full', 0, 'error'), { code: '53100' });
}

/** Connects to the configured database or starts the embedded one, and applies pending migrations. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
  const address: PoolSettings = embedded?.poolConfig ?? pooledAddress(config) ?? {};
  try {
    await migrateDatabase(embedded?.poolConfig ?? (await directAddress(config)) ?? {});
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const open = (settings: PoolSettings) =>
    createPool(
      { statement_timeout: STATEMENT_TIMEOUT, ...settings },
      (error) => log.error({ err: error }, 'A connection to the database broke'),
      () => (embedded ? untilRunning(embedded, config) : Promise.resolve()),
    );
  const pool = open({ ...address, max: config.databasePoolSize });
  const standbyAt = standbyAddress(config);
  const standbyPool =
    standbyAt && open({ ...standbyAt, max: config.databasePoolSize, connectionTimeoutMillis: STANDBY_WAIT_MS });
  const exportPool = open({ ...address, max: EXPORTS_AT_ONCE, connectionTimeoutMillis: EXPORT_WAIT_MS });
  return {
    pool,
    db: createDatabase(pool),
    exportDb: createDatabase(exportPool),
    exportPool,
    standbyPool,
    health: () => embedded?.health() ?? null,
    close: async () => void (await Promise.all([pool.end(), exportPool.end(), standbyPool?.end()])),
    leave: async () => embedded?.stop(),
  };
}
