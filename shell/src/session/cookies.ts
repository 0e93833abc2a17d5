/** Lifetime of the cookies. Source: A-066. */
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** Which sign-in endpoints an account uses; only a hint for the next visit. Source: D10 and D12, A-067. */
export type UserType = 'admin' | 'superadmin' | 'instructor';

/** Session data in the cookies. */
export interface StoredSession {
  readonly token: string;
  readonly userType: UserType;
}

const isUserType = (value: string | null): value is UserType =>
  value === 'admin' || value === 'superadmin' || value === 'instructor';

function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${name}=`)) {
      const value = part.slice(name.length + 1);
      try {
        return decodeURIComponent(value) || null;
      } catch {
        return null;
      }
    }
  }
  return null;
}

function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is absent on plain http and in Firefox before 140.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure}`;
}

/** The bearer token; null when nobody is signed in. The cookie is only storage: the API never reads it. Source: D12. */
export const readToken = (): string | null => readCookie('token');

/** Token and user type, null when nobody is signed in; an unknown user type counts as instructor. */
export function readStoredSession(): StoredSession | null {
  const token = readToken();
  if (token === null) return null;
  const userType = readCookie('userType');
  return { token, userType: isUserType(userType) ? userType : 'instructor' };
}

export function storeSession({ token, userType }: StoredSession): void {
  writeCookie('token', token, THIRTY_DAYS);
  writeCookie('userType', userType, THIRTY_DAYS);
}

export function clearStoredSession(): void {
  writeCookie('token', '', 0);
  writeCookie('userType', '', 0);
}
