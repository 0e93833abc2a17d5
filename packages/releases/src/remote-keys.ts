import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { remoteKeysSchema } from '@widya/contract/routing/registry.schemas';

/**
 * Public keys by remote: Ed25519, as base64 of their DER form (SPKI). A remote that is not listed needs no signature.
 */
export type RemoteKeys = Readonly<Record<string, readonly string[]>>;

/**
 * The fingerprint by which people compare a key.
 * @param key base64 of its DER form.
 * @returns the first 16 hexadecimal digits of its SHA-256.
 */
export const fingerprintOf = (key: string): string =>
  createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 16);

/** What `REMOTE_KEYS` must be, to follow its name. */
export const REMOTE_KEYS_FORM =
  'must be a JSON object such as {"mf-classes":["MCowBQYDK2VwAyEA…"]}, with public keys as `widya-remote key` prints them';

/** Reads the text of `REMOTE_KEYS`; null when it is something else. */
export function parseRemoteKeys(text: string): RemoteKeys | null {
  try {
    return remoteKeysSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * The keys that a command must observe, from `REMOTE_KEYS` or the file that `REMOTE_KEYS_FILE` names, as for the
 * server.
 * @throws Error when they cannot be read or both are set, so that a mistake never lets an unsigned build through.
 */
export function readRemoteKeys({ REMOTE_KEYS, REMOTE_KEYS_FILE }: NodeJS.ProcessEnv = process.env): RemoteKeys {
  if (REMOTE_KEYS && REMOTE_KEYS_FILE)
    throw new Error('REMOTE_KEYS_FILE must not be given together with REMOTE_KEYS; leave one of them out');
  if (!REMOTE_KEYS && !REMOTE_KEYS_FILE) return {};
  const text = REMOTE_KEYS_FILE ? readFileSync(REMOTE_KEYS_FILE, 'utf8') : (REMOTE_KEYS ?? '');
  const keys = parseRemoteKeys(text);
  if (keys === null) throw new Error(`REMOTE_KEYS ${REMOTE_KEYS_FORM}`);
  return keys;
}
