import { PARTICIPANT_PATHS } from '@widya/contract/outward-address';

const FOLDER = PARTICIPANT_PATHS.finalTest.replace('/:code', '');

/** One cookie per class, so that the test of another class does not overwrite the session of a single-use link. */
const nameOf = (code: string): string => `widya_tes_${code.toLowerCase()}`;

/** The token of a final test's session in a cookie; null without one. */
export function testSessionOf(cookie: string | undefined, code: string): string | null {
  const start = `${nameOf(code)}=`;
  const found = (cookie ?? '').split(/;\s*/).find((part) => part.startsWith(start));
  const token = found?.slice(start.length) ?? '';
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** Hidden from scripts, not sent with forms of other sites, and sent to pages of tests only. */
export const testSessionCookie = (code: string, token: string, expiresAt: string, isSecure: boolean): string =>
  `${nameOf(code)}=${token}; Expires=${new Date(expiresAt).toUTCString()}; Path=${FOLDER}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
