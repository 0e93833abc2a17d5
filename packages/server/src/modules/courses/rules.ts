import type { CourseRow } from '@widya/contract/courses';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { CourseRegistrants } from './queries.ts';

/** What a toggle answers when the course is no longer what the caller saw. Source: D39. */
export const courseVisibilityConflict = (current: CourseRow): ApiFailure =>
  new ApiFailure(
    409,
    'INVALID_TRANSITION',
    current.active === 1 ? 'Kelas ini sudah dipulihkan' : 'Kelas ini sudah disembunyikan',
    { current },
  );

/**
 * A course with registered people cannot be deleted for good: their registrations and progress would go with it.
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
