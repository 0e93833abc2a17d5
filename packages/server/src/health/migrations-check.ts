import { readFileSync } from 'node:fs';
import type pg from 'pg';
import type { ReadinessCheck } from './health-routes.ts';

const JOURNAL = new URL('../platform/database/migrations/meta/_journal.json', import.meta.url);

/**
 * Checks that the database has all migrations of this program; newer ones are fine while processes are replaced one by
 * one.
 */
export function migrationsCheck(pool: pg.Pool): ReadinessCheck {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as { entries: unknown[] };
  return async () => {
    const found = await pool.query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations');
    const applied = found.rows[0]?.n ?? 0;
    if (applied < entries.length) throw new Error(`${applied} of ${entries.length} migrations are applied`);
  };
}
