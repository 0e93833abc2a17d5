import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/pool.ts';

/** Number of transactions in this test's own database that wait for a lock; other tests use other databases. */
export async function lockWaiters(db: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
