const NAME = 'widya_bukti';
const TOKEN = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** The proof of an address that a browser of the site holds; null without one. */
export const proofOf = (cookie: string | undefined): string | null => TOKEN.exec(cookie ?? '')?.[1] ?? null;

/** No script reads it, and no other site's form carries it along. */
const attributes = (isSecure: boolean): string => `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

export const keptProof = (token: string, expiresAt: string, isSecure: boolean): string =>
  `${NAME}=${token}; Expires=${new Date(expiresAt).toUTCString()}; ${attributes(isSecure)}`;

export const forgottenProof = (isSecure: boolean): string => `${NAME}=; Max-Age=0; ${attributes(isSecure)}`;
