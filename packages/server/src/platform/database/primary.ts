import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Timeout for asking one host whether it is the primary, in ms. */
const PROBE_MS = 2_000;
/** Between two rounds of questions, in ms. */
const POLL_MS = 200;

/** `postgres://user:secret@`, hosts, and the rest. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]+,[^/?@]*)(.*)$/;

/**
 * The connection strings of the hosts in one that lists several, as libpq takes them
 * (`postgres://user@db-1:5432,db-2/widya`); itself when it names a single one.
 */
export function hostsOf(connectionString: string): readonly string[] {
  const [, before, hosts, after] = PARTS.exec(connectionString) ?? [];
  return hosts === undefined
    ? [connectionString]
    : hosts
        .split(',')
        .filter((host) => host !== '')
        .map((host) => `${before}${host}${after}`);
}

/** @throws when the host does not answer or is a standby. */
async function assertPrimary(connectionString: string): Promise<string> {
  const client = new pg.Client({
    connectionString,
    application_name: 'widya-check',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  });
  // A connection that breaks later emits an error, which would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await refuseStandby(client);
    return connectionString;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** @throws DatabaseError 57P03, as a server that is starting, when the connection leads to a standby. */
export async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby === false) return;
  const error = new pg.DatabaseError('The connection leads to a standby, which cannot be written', 0, 'error');
  throw Object.assign(error, { code: '57P03' });
}

/** The primary among several hosts, which changes when a standby is promoted. */
export interface Primary {
  /** Connection string of the primary; asks the hosts only when it is unknown or doubted. @throws after `patience` ms. */
  readonly find: () => Promise<string>;
  /** Makes the next `find` ask again; called when a connection breaks. */
  readonly doubt: () => void;
}

/** @param patience how long `find` waits for a host to become the primary, in ms. */
export function primaryAmong(hosts: readonly string[], patience: number): Primary {
  let known: string | null = hosts.length === 1 ? (hosts[0] ?? null) : null;
  let asking: Promise<string> | null = null;
  const ask = async (): Promise<string> => {
    const end = performance.now() + patience;
    for (;;) {
      try {
        known = await Promise.any(hosts.map(assertPrimary));
        return known;
      } catch (error) {
        const [cause] = error instanceof AggregateError ? error.errors : [error];
        if (performance.now() >= end) throw cause;
      }
      await wait(POLL_MS);
    }
  };
  return {
    find: () => {
      if (known !== null) return Promise.resolve(known);
      // All calls that wait share one round, so that a returning primary is not flooded.
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    doubt: () => {
      if (hosts.length > 1) known = null;
    },
  };
}
