import pg from 'pg';
import { createDatabase } from '../platform/database/pool.ts';

const withoutLock = (text: string): string =>
  text.replaceAll(/ for (no key )?update( skip locked)?/g, '').replaceAll('pg_advisory_xact_lock(', 'abs(');

/**
 * Opens a database whose connections ignore row locks and advisory locks, for negative controls of races.
 * @param connections maximum size of the pool.
 */
export function withoutLocks(config: pg.ClientConfig, connections: number) {
  const pool = new pg.Pool({ ...config, max: connections });
  // Dropping the test database ends connections that are still closing; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const queryWithoutLock = (first: unknown, ...rest: unknown[]) =>
      query(
        typeof first === 'object' && first !== null && 'text' in first
          ? { ...first, text: withoutLock(String(first.text)) }
          : first,
        ...rest,
      );
    Object.assign(client, { query: queryWithoutLock });
  });
  return { db: createDatabase(pool), close: () => pool.end() };
}
