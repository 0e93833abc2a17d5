import { FORGOTTEN_PASSWORD_PATH } from '@widya/contract/accounts-password-links';

/** The page of a forgotten password. The typed address goes behind the `#`, which no server and no log sees. */
export const forgottenPasswordHref = (email: string): string =>
  email.trim() === '' ? FORGOTTEN_PASSWORD_PATH : `${FORGOTTEN_PASSWORD_PATH}#${encodeURIComponent(email.trim())}`;

/** The address that a link to the page brought along; empty without one. */
export function emailInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
