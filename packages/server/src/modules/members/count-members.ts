import { count, sql } from 'drizzle-orm';
import { members } from '../../database/schema/members.ts';
import type { Tx } from '../../http/transaction.ts';
import { type MemberQuery, memberFilter } from './list-filters.ts';

/** A search that finds more than this is one to be narrowed; it is counted, and paged, up to here. */
export const MOST_FOUND = 5_000;
/** Counting a million takes a tenth of a second, so a large count is kept for half a minute. */
const WORTH_KEEPING = 20_000;
const KEPT_MS = 30_000;

const kept = new Map<string, { readonly total: number; readonly until: number }>();

export interface MemberCount {
  readonly total: number;
  /** Whether there are no more than `total`, but for those who came within half a minute. */
  readonly exact: boolean;
}

/** How many people a filter leaves; a search is counted up to `MOST_FOUND`. */
export async function countMembers(tx: Tx, query: MemberQuery, now: Date): Promise<MemberCount> {
  const filter = memberFilter(query);
  if (query.q) {
    const found = tx
      .select({ one: sql`1`.as('one') })
      .from(members)
      .where(filter)
      .limit(MOST_FOUND)
      .as('found');
    const [row] = await tx.select({ total: count() }).from(found);
    const total = row?.total ?? 0;
    return { total, exact: total < MOST_FOUND };
  }
  const key = `${query.tab} ${query.newsletter ?? ''}`;
  const known = kept.get(key);
  if (known && known.until > now.getTime()) return { total: known.total, exact: true };
  const [row] = await tx.select({ total: count() }).from(members).where(filter);
  const total = row?.total ?? 0;
  if (total >= WORTH_KEEPING) kept.set(key, { total, until: now.getTime() + KEPT_MS });
  return { total, exact: true };
}
