import { and, eq, ne, type SQL } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { type SearchWindow, searchIds } from '../../platform/lists/search-page.ts';
import { type MemberQuery, memberFilter } from './list-filters.ts';

const MEMBERS = { table: members, id: members.id };
/** The largest id of the column's type. */
const MOST = 2_147_483_647;

/** The id in a search text that is a positive whole number; null for other texts. */
function idInSearch(q: string | undefined): number | null {
  const text = (q ?? '').trim();
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MOST ? Number(text) : null;
}

async function memberById(tx: Tx, query: MemberQuery): Promise<number | null> {
  const id = idInSearch(query.q);
  if (id === null) return null;
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, id), memberFilter({ ...query, q: undefined })));
  return row?.id ?? null;
}

/**
 * Ids of a page of a search. A person with the searched id comes first, because digits occur in many phone numbers.
 * @param order of the others.
 */
export async function searchedIds(
  tx: Tx,
  query: MemberQuery,
  order: Pick<SearchWindow, 'key' | 'direction'>,
): Promise<{ ids: number[]; total: number }> {
  // The index by name does not contain the searched text.
  const list: SQL | undefined = query.sort.endsWith('created_at')
    ? memberFilter({ ...query, q: undefined })
    : undefined;
  const exact = await memberById(tx, query);
  const { limit, offset } = rowWindow(query);
  if (exact === null) return searchIds(tx, MEMBERS, memberFilter(query), { ...order, limit, offset, list });
  const isFirst = offset === 0;
  const others = await searchIds(tx, MEMBERS, and(memberFilter(query), ne(members.id, exact)), {
    ...order,
    limit: isFirst ? limit - 1 : limit,
    offset: isFirst ? 0 : offset - 1,
    list,
  });
  return { ids: isFirst ? [exact, ...others.ids] : others.ids, total: others.total + 1 };
}
