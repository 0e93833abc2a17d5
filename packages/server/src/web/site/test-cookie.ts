import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';

const FOLDER = PARTICIPANT_PATHS.finalTest.replace('/:code', '');

/** One for each class, so that the test of another never costs a link that can be opened only once. */
const nameOf = (code: string): string => `widya_tes_${code.toLowerCase()}`;

/** The session of a final test that a browser of the site holds; null without one. */
export function testSessionOf(cookie: string | undefined, code: string): string | null {
  const start = `${nameOf(code)}=`;
  const found = (cookie ?? '').split(/;\s*/).find((part) => part.startsWith(start));
  const token = found?.slice(start.length) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** No script reads it, no other site's form carries it along, and it is sent to tests only. */
export const keptTestSession = (code: string, token: string, expiresAt: string, isSecure: boolean): string =>
  `${nameOf(code)}=${token}; Expires=${new Date(expiresAt).toUTCString()}; Path=${FOLDER}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
