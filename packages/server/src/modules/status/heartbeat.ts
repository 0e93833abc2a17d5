import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import { productVersion } from '../../platform/config/product-version.ts';

/** A server counts as gone after three missed renewals. */
const EVERY_MS = 30_000;

const RENEW = `
  insert into server_heartbeats (id, host, version, node, jobs) values ($1, $2, $3, $4, $5)
  on conflict (id) do update set seen_at = now()`;

/**
 * Records that this server runs, until it is stopped. A failure is only logged, since calls report a broken database.
 * @returns stops it and removes its row.
 */
export async function startHeartbeat(
  pool: pg.Pool,
  { jobs }: Pick<Config, 'jobs'>,
  log: Pick<Logger, 'debug'>,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  const row = [id, hostname(), productVersion(), process.version, jobs];
  const renew = () =>
    pool.query(RENEW, row).then(
      () => undefined,
      (error: unknown) => log.debug({ err: error }, 'The heartbeat could not be written'),
    );
  await renew();
  const timer = setInterval(renew, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await pool.query('delete from server_heartbeats where id = $1', [id]);
  };
}
