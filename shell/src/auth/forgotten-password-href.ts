import { STAFF_PATHS } from '@widya/contract/outward-address';

/** The page of a forgotten password. The typed address goes behind the `#`, which no server and no log sees. */
export const forgottenPasswordHref = (email: string): string =>
  email.trim() === ''
    ? STAFF_PATHS.forgottenPassword
    : `${STAFF_PATHS.forgottenPassword}#${encodeURIComponent(email.trim())}`;

/** The address that a link to the page brought along; empty without one. */
export function emailInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
