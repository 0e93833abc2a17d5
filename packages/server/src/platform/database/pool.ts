import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The query layer over a pool. Columns have the names of the API's fields, so rows need no mapping. */
export type Database = NodePgDatabase;

const DEFAULTS: pg.PoolConfig = {
  application_name: 'widya',
  max: 20,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  // Requests must not hold a connection forever; migrations, the seed and reports open their own connections.
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** A pool whose callers wait for a connection while the database restarts. */
class WaitingPool extends pg.Pool {
  readonly #whenRunning: () => Promise<void>;

  constructor(config: pg.PoolConfig, whenRunning: () => Promise<void>) {
    super(config);
    this.#whenRunning = whenRunning;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const running = this.#whenRunning();
    if (callback === undefined) return running.then(() => super.connect());
    running.then(
      () => super.connect(callback),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}

/**
 * Opens a pool of connections.
 * @param config address of the database, and overrides of the defaults (times in ms)
 * @param onError called when an idle connection breaks; the pool replaces the connection
 * @param whenRunning awaited before each connection; a rejection means there is none
 */
export const createPool = (
  config: pg.PoolConfig,
  onError: (error: Error) => void = () => undefined,
  whenRunning: () => Promise<void> = async () => undefined,
): pg.Pool => {
  const pool = new WaitingPool({ ...DEFAULTS, ...config }, whenRunning);
  pool.on('error', onError);
  // When a connection in use breaks, its next query fails; an unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Wraps a pool, or one client inside a manual transaction, in drizzle. */
export const createDatabase = (client: pg.Pool | pg.PoolClient | pg.Client): Database => drizzle(client);
