import { randomBytes } from 'node:crypto';

/** Accepted content types, as detected from the bytes, with their extensions. */
export const EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
} as const;

export type AcceptedType = keyof typeof EXTENSIONS;

/** Stored content types: uploads, and files that the server creates. */
const STORED = { ...EXTENSIONS, 'text/csv': 'csv', 'application/zip': 'zip' } as const;

export type StoredType = keyof typeof STORED;

const KEY = /^(public|private)\/[a-z0-9-]+\/\d{4}\/[a-f0-9]{32}\.(jpg|png|mp4|pdf|csv|zip)$/;

/**
 * Creates an unguessable key (128 random bits) that reveals nothing about its sender (S22).
 * @param visibility `public` files are served at `/files/…` to anybody who knows the name; `private` ones only by
 * endpoints.
 * @param folder kind of file, such as `class-images`.
 */
export function newKey(visibility: 'public' | 'private', folder: string, type: StoredType, now: Date): string {
  return `${visibility}/${folder}/${now.getUTCFullYear()}/${randomBytes(16).toString('hex')}.${STORED[type]}`;
}

export const isKey = (text: string): boolean => KEY.test(text);

/** Keys come from our own rows; this check keeps a bug from becoming a path outside the storage (S23). @throws Error */
export function assertKey(key: string): string {
  if (!isKey(key)) throw new Error('This is no key of the file storage');
  return key;
}

/** Content type of a key, by its extension. */
export function typeOfKey(key: string): StoredType {
  const found = Object.entries(STORED).find(([, extension]) => key.endsWith(`.${extension}`));
  if (!found) throw new Error('This is no key of the file storage');
  return found[0] as StoredType;
}
