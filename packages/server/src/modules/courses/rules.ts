import type { CourseRow } from '@widya/contract/courses';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { CourseRegistrants } from './queries.ts';

/** The failure of a toggle when the course has changed since the caller read it. Source: D39. */
export const courseVisibilityConflict = (current: CourseRow): ApiFailure =>
  new ApiFailure(
    409,
    'INVALID_TRANSITION',
    current.active === 1 ? 'Kelas ini sudah dipulihkan' : 'Kelas ini sudah disembunyikan',
    { current },
  );

/**
 * A course with accepted or waiting registrations cannot be deleted permanently, because registrations and progress
 * would be deleted with it.
 * @throws ApiFailure 409 HAS_REGISTRANTS with the counts. Source: D41.
 */
export function assertCourseErasable({ accepted, waiting }: CourseRegistrants): void {
  if (accepted + waiting === 0) return;
  throw new ApiFailure(
    409,
    'HAS_REGISTRANTS',
    `Kelas ini tidak dapat dihapus karena memiliki ${accepted} peserta diterima dan ${waiting} pendaftar yang menunggu. Sembunyikan kelas ini bila tidak lagi dipakai.`,
  );
}
