import { STAFF_PATHS } from '@widya/contract/outward-address';

/**
 * The page for a forgotten password. The typed address is in the fragment, which is sent to no server and appears in no
 * log.
 */
export const forgottenPasswordHref = (email: string): string =>
  email.trim() === ''
    ? STAFF_PATHS.forgottenPassword
    : `${STAFF_PATHS.forgottenPassword}#${encodeURIComponent(email.trim())}`;

/** The address in the fragment of a link to the page; empty without one. */
export function emailInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
