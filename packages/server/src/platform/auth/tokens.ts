import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of an opaque value, as stored. A plain hash is enough for 256 random bits. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A new bearer token of 256 random bits and its hash for storage (S6). */
export function newToken(): { readonly token: string; readonly hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: sha256(token) };
}

const SCHEME = /^Bearer ([A-Za-z0-9_-]{43})$/;

/** The token of an `Authorization` header; null when it is missing or malformed. Cookies are never read (S5, S7). */
export const bearerToken = (header: string | undefined): string | null => SCHEME.exec(header ?? '')?.[1] ?? null;

const API_PREFIX = 'wid_';
const API_SCHEME = /^Bearer (wid_[A-Za-z0-9_-]{43})$/;

/** A new API token and its hash for storage; its beginning lets programs that search for leaked secrets find it. */
export function newApiToken(): { readonly token: string; readonly hash: Buffer } {
  const token = API_PREFIX + newToken().token;
  return { token, hash: sha256(token) };
}

/** The API token of an `Authorization` header; null when it is missing or no such token. */
export const apiTokenOf = (header: string | undefined): string | null => API_SCHEME.exec(header ?? '')?.[1] ?? null;
