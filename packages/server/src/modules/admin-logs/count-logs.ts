import { and, count, gte, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/audit.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type LogFilters, logFilter } from './filters.ts';

/** Smaller counts are cheap and not cached. */
const WORTH_CACHING = 50_000;
/** A row is written at the time of its call, so no older rows are added. */
const SETTLED_MS = 2 * 60_000;
const CACHED_MS = 10 * 60_000;
const MOST_CACHED = 200;

/** A search with more results must be narrowed; it is counted and paged up to here. */
const MAX_RESULTS = 5_000;

interface CachedCount {
  readonly until: Date;
  readonly before: number;
  readonly expires: number;
}

/** Cached counts of older rows by filter; they stay valid, because the log is append-only. */
const cachedCounts = new Map<string, CachedCount>();

async function countRows(tx: Tx, condition: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(auditLog).where(condition);
  return row?.total ?? 0;
}

async function countUpTo(tx: Tx, condition: SQL | undefined, most: number): Promise<number> {
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
  /** Whether `total` is exact rather than a lower limit. */
  readonly exact: boolean;
}

/**
 * Counts the rows that match the filters: exactly, or up to `MAX_RESULTS` for a text search. Counting three million
 * rows takes a third of a second, so a large count of older rows is cached and only newer ones are counted.
 */
export async function countLogs(tx: Tx, filters: LogFilters, now: Date): Promise<LogCount> {
  const condition = logFilter(filters);
  if (filters.q !== undefined && filters.q !== '') {
    const total = await countUpTo(tx, condition, MAX_RESULTS);
    return { total, exact: total < MAX_RESULTS };
  }

  const { admin_id, object, from, to } = filters;
  const key = JSON.stringify([admin_id, object, from, to]);
  const cached = cachedCounts.get(key);
  if (cached !== undefined && cached.expires > now.getTime())
    return {
      total: cached.before + (await countRows(tx, and(condition, gte(auditLog.at, cached.until)))),
      exact: true,
    };

  const total = await countRows(tx, condition);
  if (total > WORTH_CACHING) {
    const until = new Date(now.getTime() - SETTLED_MS);
    const since = await countRows(tx, and(condition, gte(auditLog.at, until)));
    if (cachedCounts.size >= MOST_CACHED) cachedCounts.clear();
    cachedCounts.set(key, { until, before: total - since, expires: now.getTime() + CACHED_MS });
  }
  return { total, exact: true };
}

/** The exact count of all matching rows, for an export. */
export const countAllLogs = (tx: Tx, filters: LogFilters): Promise<number> => countRows(tx, logFilter(filters));
