import type { Member } from '@widya/contract/members';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { members } from '../../database/schema/members.ts';
import { notFound } from '../../http/api-failure.ts';
import { rowWindow } from '../../http/listing.ts';
import type { Tx } from '../../http/transaction.ts';
import { countMembers } from './count-members.ts';
import { type MemberQuery, memberFilter } from './list-filters.ts';
import { type MemberRow, presentMember } from './present.ts';

const COLUMNS = {
  created_at: sql`${members.created_at}`,
  full_name: sql`lower(${members.full_name})`,
} satisfies Record<string, SQL>;

/** In the very order of an index, in both directions. */
function order(sort: MemberQuery['sort'], backwards = false): SQL[] {
  const descending = sort.startsWith('-') !== backwards;
  const column = COLUMNS[sort.replace('-', '') as keyof typeof COLUMNS];
  return descending ? [sql`${column} desc`, sql`${members.id} desc`] : [sql`${column}`, sql`${members.id}`];
}

/**
 * A page of people. Ids are found in an index alone and only the page's rows are read; a page in the second half is counted
 * from the other end, so that the last of a million costs as little as the first.
 */
export async function selectMembers(tx: Tx, query: MemberQuery, now: Date): Promise<{ rows: Member[]; total: number }> {
  const { total, exact } = await countMembers(tx, query, now);
  const { limit, offset } = rowWindow(query);
  const wanted = Math.min(limit, total - offset);
  if (wanted <= 0) return { rows: [], total };
  const fromEnd = exact && offset > total / 2;
  const found = await tx
    .select({ id: members.id })
    .from(members)
    .where(memberFilter(query))
    .orderBy(...order(query.sort, fromEnd))
    .limit(wanted)
    .offset(fromEnd ? total - offset - wanted : offset);
  if (found.length === 0) return { rows: [], total };
  const ids = found.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(members)
    .where(inArray(members.id, ids))
    .orderBy(...order(query.sort));
  return { rows: rows.map(presentMember), total };
}

const missing = () => notFound('Pengguna tidak ditemukan');

/** @throws ApiFailure 404. */
export async function selectMember(tx: Tx, id: number): Promise<MemberRow> {
  const [row] = await tx.select().from(members).where(eq(members.id, id));
  if (!row) throw missing();
  return row;
}

/** Locks a person for a write. @throws ApiFailure 404. */
export async function lockMember(tx: Tx, id: number): Promise<MemberRow> {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  if (!row) throw missing();
  return row;
}
