import type { ClassRow } from '@widya/contract/classes';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { RegistrantCounts } from './queries.ts';

/**
 * Refuses to hide a hidden class, so that the second of two concurrent callers learns about the first.
 * @throws ApiFailure 409.
 */
export function assertVisible({ active }: { readonly active: 0 | 1 }): void {
  if (active === 0) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Kelas ini sudah disembunyikan');
}

/**
 * Hidden and unpublished are one state; a restored class is open again only if it was published before. Source: A-220.
 */
export const visibilityFields = (active: 0 | 1, { published_at }: { readonly published_at: Date | null }) => ({
  active,
  publish_status: active === 0 ? ('HIDDEN' as const) : published_at === null ? ('DRAFT' as const) : ('OPEN' as const),
});

/** The failure of a toggle when the class has changed since the caller read it. Source: D39. */
export const visibilityConflict = (current: ClassRow): ApiFailure =>
  new ApiFailure(
    409,
    'INVALID_TRANSITION',
    current.active === 1 ? 'Kelas ini sudah dipulihkan' : 'Kelas ini sudah disembunyikan',
    { current },
  );

/**
 * A class with accepted people cannot be deleted permanently.
 * @throws ApiFailure 409 HAS_REGISTRANTS with the counts. Source: D41.
 */
export function assertErasable({ accepted, waiting, pending }: RegistrantCounts): void {
  if (accepted === 0) return;
  throw new ApiFailure(
    409,
    'HAS_REGISTRANTS',
    `Kelas ini tidak dapat dihapus karena memiliki ${accepted} peserta diterima (menunggu: ${waiting}, antre: ${pending}). Sembunyikan kelas ini bila tidak lagi dipakai.`,
  );
}
