import type { UpcomingClass } from '@widya/contract/instructors';
import { fileProblem } from '../../platform/addresses/links.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import { cleanRichText, isBlankRichText } from '../../platform/text/rich-text.ts';

/** How a file's row names the instructor it belongs to. */
export const recordOf = (id: number): string => `instructor:${id}`;

/** The email of a new or edited instructor belongs to another account. */
export function emailTakenFailure(deleted: boolean): ApiFailure {
  const taken = 'Email Telah Terdaftar';
  const msg = deleted ? `${taken}. Pemiliknya ada di tab Terhapus dan dapat dipulihkan.` : taken;
  return new ApiFailure(409, 'DUPLICATE_ACCOUNT', msg, { errors: { email: msg } });
}

/** @throws ApiFailure 409 when the instructor is deleted, or not deleted, already. */
export function assertActive({ active }: { readonly active: 0 | 1 }, wanted: 0 | 1): void {
  if (active === wanted) return;
  throw new ApiFailure(
    409,
    'INVALID_TRANSITION',
    wanted === 1 ? 'Widyaiswara ini sudah terhapus' : 'Widyaiswara ini sudah dipulihkan',
  );
}

/** So many classes are named; the others are counted. */
const NAMED = 3;

/** `Kelas A, Kelas B, dan 4 kelas lain`. */
export function classesInWords(names: readonly string[]): string {
  const shown = names.length === NAMED + 1 ? names : names.slice(0, NAMED);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')}, dan ${rest} kelas lain` : shown.join(', ');
}

/** @throws ApiFailure 409 that names the classes an instructor still has to teach. Source: D137. */
export function assertFree(upcoming: readonly UpcomingClass[]): void {
  if (upcoming.length === 0) return;
  const said = classesInWords(upcoming.map(({ name }) => name));
  throw new ApiFailure(409, 'INVALID_TRANSITION', `Widyaiswara ini masih mengajar kelas yang akan datang: ${said}`, {
    current: { upcoming_classes: upcoming },
  });
}

/** @throws ApiFailure 422 for a photo that is no picture of ours nor a web address (S18). */
export function assertPhoto(location: string | null | undefined): void {
  const problem = location ? fileProblem(location) : null;
  if (problem !== null) throw invalid({ instructor_image_url: problem });
}

/** Rich text as it is stored: harmless, and empty when it says nothing (S16). */
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

/** The columns of what was sent: a field left out keeps its value, an optional one sent as null is emptied (S12). */
export const fieldsOf = ({ email, name, position, description, instructor_image_url }: Sent) => ({
  ...(email === undefined ? {} : { email }),
  ...(name === undefined ? {} : { name }),
  ...(position === undefined ? {} : { position: position ?? '' }),
  ...(description === undefined ? {} : { description: storedDescription(description) }),
  ...(instructor_image_url === undefined ? {} : { instructor_image_url: instructor_image_url || null }),
});
