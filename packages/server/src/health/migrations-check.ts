import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { MIGRATIONS } from '../platform/database/migrate.ts';
import type { ReadinessCheck } from './health-routes.ts';

const JOURNAL = join(MIGRATIONS, 'meta/_journal.json');

/**
 * Checks that the database has as many migrations as this program, or more: newer ones are fine while processes are
 * replaced one by one.
 */
export function migrationsCheck(pool: pg.Pool): ReadinessCheck {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: unknown[] };
  return async () => {
    const found = await pool.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
    const applied = found.rows[0]?.n ?? 0;
    if (applied < entries.length) throw new Error(`${applied} of ${entries.length} migrations are applied`);
  };
}
