import { count } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { type MemberQuery, memberFilter } from './list-filters.ts';

const cachedCount = cacheCounts<number>((total) => total);

/** Number of people in a list without a search; for large lists it may be up to half a minute old. */
export const countMembers = (
  tx: Tx,
  { tab, newsletter }: Pick<MemberQuery, 'tab' | 'newsletter'>,
  now: Date,
): Promise<number> =>
  cachedCount(`${tab} ${newsletter ?? ''}`, now, async () => {
    const filter = memberFilter({ tab, newsletter, q: undefined });
    const [row] = await tx.select({ total: count() }).from(members).where(filter);
    return row?.total ?? 0;
  });
