import type { bulkBody } from '@widya/contract/participants-bulk.schemas';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { invalid, notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { inTab, narrowing } from './list-filters.ts';
import type { Owner } from './owners.ts';
import type { ParticipantSource } from './source.ts';

type Selection = Pick<z.output<typeof bulkBody>, 'ids' | 'filter'>;

/** A list of ids as one parameter, however long. */
export const idsIn = (ids: readonly number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`;

/** What a bulk action looks at of each participant. */
export const selectedColumns = ({ people: p, isPresent }: ParticipantSource) => ({
  id: p.id,
  full_name: p.full_name,
  email: p.email,
  status: p.status,
  invited: p.invited,
  price: p.price,
  confirmed_at: p.confirmed_at,
  predicate: p.predicate,
  is_present: isPresent,
});

/**
 * Whom a bulk action means, the earliest registration first: rows ticked by hand, or all that the filters find.
 * @throws ApiFailure 422 for no selection, 404 when anyone ticked belongs to another class: nothing is done then (S11).
 */
export async function selectMeant(tx: Tx, { source, id }: Owner, { ids, filter }: Selection) {
  if (ids === undefined && filter === undefined) throw invalid({ ids: 'Pilih peserta terlebih dahulu' });
  const { people: p } = source;
  const unique = ids && [...new Set(ids)];
  const wanted =
    unique === undefined
      ? and(narrowing(source, filter ?? {}), inTab(source, filter?.tab ?? 'all'))
      : sql`${p.id} in ${idsIn(unique)}`;
  const rows = await tx
    .select(selectedColumns(source))
    .from(p)
    .where(and(eq(source.ownerId, id), wanted))
    .orderBy(asc(p.registered_at), asc(p.id));
  if (unique !== undefined && rows.length !== unique.length) throw notFound('Data Pendaftaran tidak ditemukan');
  return rows;
}

export type Meant = Awaited<ReturnType<typeof selectMeant>>[number];
