import type { UpcomingClass } from '@widya/contract/instructors';
import { fileProblem } from '../../platform/addresses/links.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import { cleanRichText, isBlankRichText } from '../../platform/text/rich-text.ts';

/** The value of `files.attached_to` for an instructor. */
export const recordOf = (id: number): string => `instructor:${id}`;

/** The failure when an email belongs to another account. */
export function emailTakenFailure(deleted: boolean): ApiFailure {
  const taken = 'Email Telah Terdaftar';
  const msg = deleted ? `${taken}. Pemiliknya ada di tab Terhapus dan dapat dipulihkan.` : taken;
  return new ApiFailure(409, 'DUPLICATE_ACCOUNT', msg, { errors: { email: msg } });
}

/** @throws ApiFailure 409 when the instructor is already deleted, or already active. */
export function assertActive({ active }: { readonly active: 0 | 1 }, wanted: 0 | 1): void {
  if (active === wanted) return;
  throw new ApiFailure(
    409,
    'INVALID_TRANSITION',
    wanted === 1 ? 'Widyaiswara ini sudah terhapus' : 'Widyaiswara ini sudah dipulihkan',
  );
}

/** A longer list names this many classes and counts the others; a single other one is named too. */
const NAMED = 3;

/** Joins names for a message: `Kelas A, Kelas B, Kelas C, dan 4 kelas lain`. */
export function listClassNames(names: readonly string[]): string {
  const shown = names.length === NAMED + 1 ? names : names.slice(0, NAMED);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')}, dan ${rest} kelas lain` : shown.join(', ');
}

/** @throws ApiFailure 409 naming the upcoming classes of the instructor. Source: D137. */
export function assertFree(upcoming: readonly UpcomingClass[]): void {
  if (upcoming.length === 0) return;
  const names = listClassNames(upcoming.map(({ name }) => name));
  throw new ApiFailure(409, 'INVALID_TRANSITION', `Widyaiswara ini masih mengajar kelas yang akan datang: ${names}`, {
    current: { upcoming_classes: upcoming },
  });
}

/** @throws ApiFailure 422 for a photo that is neither a stored picture nor a web address (S18). */
export function assertPhoto(location: string | null | undefined): void {
  const problem = location ? fileProblem(location) : null;
  if (problem !== null) throw invalid({ instructor_image_url: problem });
}

/** Sanitised rich text for storage; empty when it has no text (S16). */
export function storedDescription(html: string | null): string {
  const clean = cleanRichText(html ?? '');
  return isBlankRichText(clean) ? '' : clean;
}

interface Sent {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly position?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly instructor_image_url?: string | null | undefined;
}

/** The columns to write: a missing field keeps its value, an optional field sent as null is cleared (S12). */
export const fieldsOf = ({ email, name, position, description, instructor_image_url }: Sent) => ({
  ...(email === undefined ? {} : { email }),
  ...(name === undefined ? {} : { name }),
  ...(position === undefined ? {} : { position: position ?? '' }),
  ...(description === undefined ? {} : { description: storedDescription(description) }),
  ...(instructor_image_url === undefined ? {} : { instructor_image_url: instructor_image_url || null }),
});
