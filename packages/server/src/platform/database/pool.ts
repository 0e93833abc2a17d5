import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { traceQueries } from '../tracing/trace-queries.ts';
import { activeTracing } from '../tracing/tracing.ts';
import type { Primary } from './primary.ts';

/** The query layer over a pool. Columns have the names of the API's fields, so rows need no mapping. */
export type Database = NodePgDatabase;

/** Settings of a pool; times in ms. */
export interface PoolSettings extends pg.PoolConfig {
  /** Whether a pooler such as PgBouncer gives each transaction any session, so that nothing may be set for a session. */
  readonly throughPooler?: boolean;
  /** Looks at each new connection; it is closed when this rejects. */
  readonly onConnect?: (client: pg.ClientBase) => Promise<void>;
  /** Where the primary is, when several hosts may be it; replaces the address. */
  readonly primary?: Primary;
}

const DEFAULTS = {
  application_name: 'widya',
  max: 20,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
  // A machine that vanishes closes no connection; without probes a call would wait for its answer forever.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // Requests must not hold a connection forever; migrations, the seed and reports open their own connections.
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
} satisfies pg.PoolConfig;

/** The first statement of a transaction, alone. */
const BEGIN = /^\s*begin\b[^;]*$/i;

/**
 * Sets the limits of a session for each transaction instead, in the round trip of its `begin`, and prepares no
 * statement by name, as the next one may run in a session that has no such statement, or another's.
 */
function useNoSession(client: pg.PoolClient, limits: string): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  const limited = (text: string) => (BEGIN.test(text) ? `${text}; ${limits}` : text);
  const adapted = (statement: unknown): unknown => {
    if (typeof statement === 'string') return limited(statement);
    const isPlain = statement !== null && typeof statement === 'object' && 'text' in statement;
    // Streams and cursors are objects of classes, which a copy would break.
    if (!isPlain || 'submit' in statement) return statement;
    return { ...statement, name: undefined, text: limited(String(statement.text)) };
  };
  Object.assign(client, { query: (first: unknown, ...rest: readonly unknown[]) => query(adapted(first), ...rest) });
}

/** A pool whose callers wait for a connection while the database restarts, or while another one takes over. */
class WaitingPool extends pg.Pool {
  readonly #whenRunning: () => Promise<void>;
  readonly #primary: Primary | undefined;

  constructor(config: pg.PoolConfig, whenRunning: () => Promise<void>, primary: Primary | undefined) {
    super(config);
    this.#whenRunning = whenRunning;
    this.#primary = primary;
  }

  /** Waits, and leads new connections to the primary. */
  async #prepare(): Promise<void> {
    await this.#whenRunning();
    if (this.#primary) Object.assign(this.options, { connectionString: await this.#primary.find() });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    const connected = this.#prepare().then(() => super.connect());
    connected.catch(() => this.#primary?.doubt());
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }
}

/**
 * Opens a pool of connections.
 * @param settings address of the database, and overrides of the defaults
 * @param onError called when an idle connection breaks; the pool replaces the connection
 * @param whenRunning awaited before each connection; a rejection means there is none
 */
export const createPool = (
  { throughPooler = false, primary, ...settings }: PoolSettings,
  onError: (error: Error) => void = () => undefined,
  whenRunning: () => Promise<void> = async () => undefined,
): pg.Pool => {
  const { statement_timeout, idle_in_transaction_session_timeout, ...others } = { ...DEFAULTS, ...settings };
  const limits = { statement_timeout, idle_in_transaction_session_timeout };
  const pool = new WaitingPool(throughPooler ? others : { ...others, ...limits }, whenRunning, primary);
  if (throughPooler) {
    const statements = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${Number(ms)}`);
    pool.on('connect', (client) => useNoSession(client, statements.join('; ')));
  }
  if (activeTracing() !== null) pool.on('connect', traceQueries);
  pool.on('error', (error) => {
    primary?.doubt();
    onError(error);
  });
  // When a connection in use breaks, its next query fails; an unhandled error event would end the process.
  pool.on('connect', (client) => client.on('error', () => primary?.doubt()));
  return pool;
};

/** Wraps a pool, or one client inside a manual transaction, in drizzle. */
export const createDatabase = (client: pg.Pool | pg.PoolClient | pg.Client): Database => drizzle(client);
