import pg from 'pg';
import { configErrorOf } from '../config/config-error.ts';

/** Timeout for connecting, and for each query, in ms. */
const TIMEOUT_MS = 10_000;

/** Looks at both connections; other clients of a busy pooler may take the session between two looks. */
const LOOKS = 20;

/** A variable that names a database, and its value. */
export interface DirectAddress {
  readonly name: 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
  readonly connectionString: string;
}

/** What is wrong with an address that leads to a pooler. */
export const poolerMessage = (name: DirectAddress['name']): string =>
  name === 'DATABASE_URL'
    ? 'leads to a pooler such as PgBouncer; set DATABASE_DIRECT_URL to the address of PostgreSQL itself'
    : 'leads to a pooler such as PgBouncer; name PostgreSQL itself';

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** The process that the other end named when the connection began; missing in the types of pg. */
const namedSession = (client: pg.Client): unknown => 'processID' in client && client.processID;

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'widya-check',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // A connection that breaks later emits an error, which would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Whether the two connections share sessions: one of them changes its session, or gets that of the other. */
async function shareSessions(first: pg.Client, second: pg.Client): Promise<boolean> {
  const session = await sessionOf(first);
  for (let look = 0; look < LOOKS; look += 1) {
    if ((await sessionOf(second)) === session || (await sessionOf(first)) !== session) return true;
  }
  return false;
}

/**
 * Whether an address leads through a pooler that gives each transaction any session. Proxies name a process of their
 * own, so a direct connection costs one query; poolers and proxies that keep sessions are told apart by a second one.
 * @throws when the database cannot be reached.
 */
export async function losesSessions(connectionString: string): Promise<boolean> {
  const first = await connect(connectionString);
  try {
    if ((await sessionOf(first)) === namedSession(first)) return false;
    const second = await connect(connectionString);
    try {
      return await shareSessions(first, second);
    } finally {
      void second.end().catch(() => undefined);
    }
  } finally {
    void first.end().catch(() => undefined);
  }
}

/**
 * Refuses an address at which locks and settings of a session would be lost half-way.
 * @throws ConfigError for a pooler; otherwise as `losesSessions`.
 */
export async function refusePooler({ name, connectionString }: DirectAddress): Promise<void> {
  if (await losesSessions(connectionString)) throw configErrorOf([{ name, message: poolerMessage(name) }]);
}
