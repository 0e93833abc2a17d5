import type { bulkBody } from '@widya/contract/participants-bulk.schemas';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { idsIn } from '../../platform/database/ids-in.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Owner } from '../registrations/find-owner.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import { lastChangeIn } from './last-change.ts';
import { filterCondition, inTab } from './list-filters.ts';

type Selection = Pick<z.output<typeof bulkBody>, 'ids' | 'filter' | 'except' | 'expected'>;

/** The columns of a participant that a bulk action needs. */
export const selectedColumns = ({ people: p, isPresent }: ParticipantSource) => ({
  id: p.id,
  full_name: p.full_name,
  email: p.email,
  status: p.status,
  invited: p.invited,
  price: p.price,
  confirm_by: p.confirm_by,
  confirmed_at: p.confirmed_at,
  predicate: p.predicate,
  is_present: isPresent,
});

const UNKNOWN = 'Data Pendaftaran tidak ditemukan';

/** @throws ApiFailure 404 when an excluded id belongs to another class (S11). */
async function assertOwn(tx: Tx, { source: { people: p, ownerId }, id }: Owner, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const own = await tx.$count(p, and(eq(ownerId, id), sql`${p.id} in ${idsIn(ids)}`));
  if (own !== ids.length) throw notFound(UNKNOWN);
}

/**
 * The participants of a bulk action, the earliest registration first: the selected ids, or all that match the filters
 * except the excluded ids.
 * @throws ApiFailure 422 without a selection; 404 when an id belongs to another class; then nothing changes (S11); 409
 * when the number differs from what the caller saw.
 */
export async function selectPeople(tx: Tx, owner: Owner, { ids, filter, except = [], expected }: Selection) {
  if (ids === undefined && filter === undefined) throw invalid({ ids: 'Pilih peserta terlebih dahulu' });
  const { source, id } = owner;
  const { people: p } = source;
  const unique = ids && [...new Set(ids)];
  const excludedIds = [...new Set(except)];
  await assertOwn(tx, owner, excludedIds);
  const wanted =
    unique === undefined
      ? and(filterCondition(source, filter ?? {}), inTab(source, filter?.tab ?? 'all'))
      : sql`${p.id} in ${idsIn(unique)}`;
  const found = await tx
    .select(selectedColumns(source))
    .from(p)
    .where(and(eq(source.ownerId, id), wanted))
    .orderBy(asc(p.registered_at), asc(p.id));
  if (unique !== undefined && found.length !== unique.length) throw notFound(UNKNOWN);
  const excluded = new Set(excludedIds);
  const rows = found.filter((row) => !excluded.has(row.id));
  if (expected !== undefined && rows.length !== expected)
    throw new ApiFailure(
      409,
      'VERSION_CONFLICT',
      `Pilihan ini sekarang berisi ${rows.length} peserta. Periksa kembali.`,
      { current: { total: rows.length, ...(await lastChangeIn(tx, owner)) } },
    );
  return rows;
}

export type SelectedPerson = Awaited<ReturnType<typeof selectPeople>>[number];
