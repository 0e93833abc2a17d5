import type { certificateSelection } from '@widya/contract/certificate-selection.schemas';
import type { z } from 'zod';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Owner } from './owners.ts';
import { type CertificatePerson, selectForNumbering } from './rows.ts';

export type Selection = z.output<typeof certificateSelection>;

/**
 * The people of a batch: selected ids, or all that match the filters except excluded ids; without either, everybody
 * listed.
 * @throws ApiFailure 404 when an id is not of a listed person; then nothing changes (S11); 409 when the number differs
 * from what the caller saw.
 */
export async function selectPeople(
  tx: Tx,
  owner: Owner,
  { ids, filter, except = [], expected }: Selection,
): Promise<CertificatePerson[]> {
  const found = await selectForNumbering(tx, owner, { ids, filter });
  if (ids !== undefined && found.length !== new Set(ids).size) throw notFound('Peserta tidak ditemukan');
  const excluded = new Set(except);
  const selected = found.filter(({ id }) => !excluded.has(id));
  if (expected !== undefined && selected.length !== expected)
    throw new ApiFailure(
      409,
      'VERSION_CONFLICT',
      `Pilihan ini sekarang berisi ${selected.length} orang. Periksa kembali.`,
      {
        current: { total: selected.length },
      },
    );
  return selected;
}

/** `selectPeople` for a selection that must not be empty. @throws ApiFailure 422 as well. */
export function selectChosen(tx: Tx, owner: Owner, selection: Selection): Promise<CertificatePerson[]> {
  if (selection.ids === undefined && selection.filter === undefined)
    throw invalid({ ids: 'Pilih peserta terlebih dahulu' });
  return selectPeople(tx, owner, selection);
}
