const PROOF = 'widya_bukti';
const ATTEMPT = 'widya_kode';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** Enough for a challenge, an address and a path of the site. */
const MAX_ATTEMPT_LENGTH = 2_500;

function cookieNamed(cookie: string | undefined, name: string): string | null {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** The token of an address proof in a cookie; null without one. */
export function proofOf(cookie: string | undefined): string | null {
  const value = cookieNamed(cookie, PROOF);
  return value !== null && TOKEN.test(value) ? value : null;
}

/** The pending code request in a cookie; null without one. */
export function attemptOf(cookie: string | undefined): string | null {
  const value = cookieNamed(cookie, ATTEMPT);
  return value === null || value === '' ? null : Buffer.from(value, 'base64url').toString();
}

/** Hidden from scripts, and not sent with forms of other sites. */
const attributes = (isSecure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const cookieFor = (name: string, value: string, expiresAt: string, isSecure: boolean): string =>
  `${name}=${value}; Expires=${new Date(expiresAt).toUTCString()}; ${attributes(isSecure)}`;

const expiredCookie = (name: string, isSecure: boolean): string => `${name}=; Max-Age=0; ${attributes(isSecure)}`;

/** The `Set-Cookie` header that stores the token of an address proof. */
export const proofCookie = (token: string, expiresAt: string, isSecure: boolean): string =>
  cookieFor(PROOF, token, expiresAt, isSecure);

export const expiredProofCookie = (isSecure: boolean): string => expiredCookie(PROOF, isSecure);

/** The `Set-Cookie` header that stores a pending code request. */
export const attemptCookie = (text: string, expiresAt: string, isSecure: boolean): string =>
  cookieFor(ATTEMPT, Buffer.from(text).toString('base64url').slice(0, MAX_ATTEMPT_LENGTH), expiresAt, isSecure);

export const expiredAttemptCookie = (isSecure: boolean): string => expiredCookie(ATTEMPT, isSecure);
