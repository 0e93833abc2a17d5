import { count } from 'drizzle-orm';
import { members } from '../../database/schema/members.ts';
import type { Tx } from '../../http/transaction.ts';
import { type MemberQuery, memberFilter } from './list-filters.ts';

/** Counting a million takes a tenth of a second, so a large count is kept for half a minute. */
const WORTH_KEEPING = 20_000;
const KEPT_MS = 30_000;

const kept = new Map<string, { readonly total: number; readonly until: number }>();

/** How many people a list without a search holds; those who came within half a minute may be missing. */
export async function countMembers(
  tx: Tx,
  { tab, newsletter }: Pick<MemberQuery, 'tab' | 'newsletter'>,
  now: Date,
): Promise<number> {
  const key = `${tab} ${newsletter ?? ''}`;
  const known = kept.get(key);
  if (known && known.until > now.getTime()) return known.total;
  const [row] = await tx
    .select({ total: count() })
    .from(members)
    .where(memberFilter({ tab, newsletter, q: undefined }));
  const total = row?.total ?? 0;
  if (total >= WORTH_KEEPING) kept.set(key, { total, until: now.getTime() + KEPT_MS });
  return total;
}
