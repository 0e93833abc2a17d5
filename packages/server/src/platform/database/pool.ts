import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The query layer over a pool. Columns are named like the fields of the API, so rows need no mapping. */
export type Database = NodePgDatabase;

const DEFAULTS: pg.PoolConfig = {
  application_name: 'widya',
  max: 20,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  // No request may hold a connection for ever; migrations, the seed and reports open connections of their own.
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Lets callers wait for a connection while the database is being started again. */
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
 * @param config where the database is, and anything that should differ from the defaults (times in ms)
 * @param onError called when an idle connection breaks; the pool replaces it by itself
 * @param whenRunning waited for before each connection; when it rejects there is none
 */
export const createPool = (
  config: pg.PoolConfig,
  onError: (error: Error) => void = () => undefined,
  whenRunning: () => Promise<void> = async () => undefined,
): pg.Pool => {
  const pool = new WaitingPool({ ...DEFAULTS, ...config }, whenRunning);
  pool.on('error', onError);
  // A connection that breaks while somebody holds it fails their next query; an event that nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Wraps a pool (or one client, inside a hand-made transaction) in drizzle. */
export const createDatabase = (client: pg.Pool | pg.PoolClient | pg.Client): Database => drizzle(client);
