import type { MemberListRow } from '@widya/contract/members';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { countMembers } from './count-members.ts';
import { failedInvitations } from './failed-invitations.ts';
import { type MemberQuery, matchesSearch, memberFilter } from './list-filters.ts';
import { type MemberRow, presentMember } from './present.ts';
import { searchedIds } from './searched-ids.ts';

const SORT_KEYS = {
  created_at: sql`${members.created_at}`,
  full_name: sql`lower(${members.full_name})`,
} satisfies Record<string, SQL>;

/** Exactly the order of an index, in both directions. */
function orderOf(sort: MemberQuery['sort'], backwards = false) {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') !== backwards ? sql`desc` : sql`asc`;
  return { key, direction, order: [sql`${key} ${direction}`, sql`${members.id} ${direction}`] };
}

interface IdPage {
  readonly ids: number[];
  readonly total: number;
}

/** Pages in the second half are read from the other end, so that the last page of a million is as fast as the first. */
async function listIds(tx: Tx, query: MemberQuery, now: Date): Promise<IdPage> {
  const total = await countMembers(tx, query, now);
  const { limit, offset } = rowWindow(query);
  const wanted = Math.min(limit, total - offset);
  if (wanted <= 0) return { ids: [], total };
  const fromEnd = offset > total / 2;
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(memberFilter(query))
    .orderBy(...orderOf(query.sort, fromEnd).order)
    .limit(wanted)
    .offset(fromEnd ? total - offset - wanted : offset);
  return { ids: rows.map(({ id }) => id), total };
}

/** A page of people. Their ids come from indexes alone; only the rows of the page are read. */
export async function selectMembers(
  tx: Tx,
  query: MemberQuery,
  now: Date,
): Promise<{ rows: MemberListRow[]; total: number }> {
  const { ids, total } =
    matchesSearch(query.q) === undefined
      ? await listIds(tx, query, now)
      : await searchedIds(tx, query, orderOf(query.sort));
  if (ids.length === 0) return { rows: [], total };
  const rows = await tx.select().from(members).where(inArray(members.id, ids));
  const failed = await failedInvitations(tx, rows);
  const sorted = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { rows: sorted.map((row) => ({ ...presentMember(row), invitation_failed: failed.has(row.id) })), total };
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
