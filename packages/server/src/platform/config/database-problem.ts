import pg from 'pg';
import { hostsOf, primaryAmong } from '../database/primary.ts';
import { type DirectAddress, poolerMessage } from '../database/refuse-pooler.ts';
import type { SettingProblem } from './config-error.ts';

/** Timeout for connecting, and for each query, in ms. */
const TIMEOUT_MS = 4_000;

const OLDEST = 15;

const NO_ANSWER = `does not answer within ${TIMEOUT_MS / 1000} s; check host, port and firewall`;

/** What each failure means, by code of the system or of PostgreSQL. */
const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'is refused (ECONNREFUSED); start PostgreSQL there, or correct host and port',
  ENOENT: 'names a folder without a socket of PostgreSQL; start PostgreSQL, or correct the folder',
  ENOTFOUND: 'has a host that is not known (ENOTFOUND); correct its name',
  EAI_AGAIN: 'has a host whose name cannot be resolved now (EAI_AGAIN); check the name and the DNS',
  EHOSTUNREACH: NO_ANSWER,
  ENETUNREACH: NO_ANSWER,
  ETIMEDOUT: NO_ANSWER,
  ERR_INVALID_URL: 'cannot be read; write special characters of user and password percent-encoded, such as %40 for @',
  '28P01': 'has a password that PostgreSQL refuses; correct it',
  '28000': 'has a role that PostgreSQL refuses; correct the role, or allow it in pg_hba.conf',
  '3D000': 'names a database that does not exist; create it, or correct the name',
  '53300': 'leads to a PostgreSQL without a free connection; raise its max_connections or lower DATABASE_POOL_SIZE',
  '57P03': 'leads to a PostgreSQL that is starting or stopping; try again when it is ready',
};

function messageOf(error: unknown, name: Address['name']): string {
  if (!(error instanceof Error)) return `cannot be used: ${error}`;
  const code = 'code' in error ? String(error.code) : '';
  const meaning = MEANINGS[code];
  if (meaning) return meaning;
  if (/unsupported startup parameter/.test(error.message)) return poolerMessage(name);
  if (/timeout/i.test(error.message)) return NO_ANSWER;
  if (/does not support SSL/.test(error.message))
    return 'asks for TLS, which PostgreSQL does not offer there; remove sslmode, or turn TLS on';
  if (/certificate/.test(error.message) || /CERT/.test(code))
    return `leads to a certificate that is not trusted (${code}); name its authority with sslrootcert`;
  return `cannot be used (${code || error.message}); correct it`;
}

const STATE = `
  select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as standby,
    exists (select 1 from pg_namespace where nspname = 'drizzle')
      or has_database_privilege(current_database(), 'create') as migratable`;

function shortcomingOf({ version, standby, migratable }: pg.QueryResultRow): string | null {
  if (version < OLDEST) return `leads to PostgreSQL ${version}; use ${OLDEST} or newer`;
  if (standby) return 'leads to a standby, which cannot be written; name the primary';
  if (!migratable) return 'has a role that may not create schemas in the database; make it the owner of the database';
  return null;
}

/** Address of a database, and the variable that names it. */
interface Address extends DirectAddress {
  /** Whether the address may lead to a pooler, which refuses limits for a whole session. */
  readonly throughPooler: boolean;
}

/** Connects once, to find out whether the server can use the database. */
export async function databaseProblem({
  name,
  connectionString,
  throughPooler,
}: Address): Promise<SettingProblem | null> {
  const problem = (message: string | null) => (message === null ? null : { name, message });
  let client: pg.Client | null = null;
  try {
    client = new pg.Client({
      connectionString: await primaryAmong(hostsOf(connectionString), 0).find(),
      application_name: 'widya-check',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      ...(!throughPooler && { statement_timeout: TIMEOUT_MS }),
    });
    // A connection that breaks later emits an error, which would end the process.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(STATE);
    return problem(shortcomingOf(rows[0] ?? {}));
  } catch (error) {
    return problem(messageOf(error, name));
  } finally {
    void client?.end().catch(() => undefined);
  }
}
