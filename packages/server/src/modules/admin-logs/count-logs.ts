import { and, count, gte, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/audit.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type LogFilters, logFilter } from './filters.ts';

/** Below this a count is cheap and is simply taken. */
const WORTH_KEEPING = 50_000;
/** A row is written at the time of its call, so rows older than this do not come any more. */
const SETTLED_MS = 2 * 60_000;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 200;

/** A search that finds more than this is one to be narrowed; it is counted, and paged, up to here. */
const MOST_FOUND = 5_000;

interface Kept {
  readonly until: Date;
  readonly before: number;
  readonly expires: number;
}

/** Counts of settled rows by filter. The log is append-only, so they stay true; one process serves one database. */
const kept = new Map<string, Kept>();

async function take(tx: Tx, condition: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(auditLog).where(condition);
  return row?.total ?? 0;
}

async function takeUpTo(tx: Tx, condition: SQL | undefined, most: number): Promise<number> {
  const found = tx
    .select({ one: sql`1`.as('one') })
    .from(auditLog)
    .where(condition)
    .limit(most)
    .as('found');
  const [row] = await tx.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

export interface LogCount {
  readonly total: number;
  /** Whether there are no more than `total`. */
  readonly exact: boolean;
}

/**
 * How many lines a filter leaves: exact, but for a text search, which is counted up to `MOST_FOUND`.
 * Counting three million lines takes a third of a second, so a large count is kept for the rows that are settled, and only
 * those written since are counted again.
 */
export async function countLogs(tx: Tx, filters: LogFilters, now: Date): Promise<LogCount> {
  const condition = logFilter(filters);
  if (filters.q !== undefined && filters.q !== '') {
    const total = await takeUpTo(tx, condition, MOST_FOUND);
    return { total, exact: total < MOST_FOUND };
  }

  const { admin_id, object, from, to } = filters;
  const key = JSON.stringify([admin_id, object, from, to]);
  const known = kept.get(key);
  if (known !== undefined && known.expires > now.getTime())
    return { total: known.before + (await take(tx, and(condition, gte(auditLog.at, known.until)))), exact: true };

  const total = await take(tx, condition);
  if (total > WORTH_KEEPING) {
    const until = new Date(now.getTime() - SETTLED_MS);
    const since = await take(tx, and(condition, gte(auditLog.at, until)));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { until, before: total - since, expires: now.getTime() + KEPT_MS });
  }
  return { total, exact: true };
}

/** The exact count of everything a filter leaves, for an export. */
export const countAllLogs = (tx: Tx, filters: LogFilters): Promise<number> => take(tx, logFilter(filters));
