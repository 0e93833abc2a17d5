import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 4;
/** Of the signature: more than anybody can try. */
const MARK_BYTES = 16;

/** The key of the installation serves other purposes, too: a signature of one must not count for another. */
const keyFor = (secretsKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secretsKey, '', 'feedback', 32));

const markOf = (key: Buffer, id: Buffer): Buffer =>
  createHmac('sha256', key).update(id).digest().subarray(0, MARK_BYTES);

/**
 * What lets one person say something of one class, and nobody else in their name: the registration, signed.
 * @param registrationId of a person for a class.
 */
export function feedbackToken(secretsKey: Buffer, registrationId: number): string {
  const id = Buffer.alloc(ID_BYTES);
  id.writeUInt32BE(registrationId);
  return Buffer.concat([id, markOf(keyFor(secretsKey), id)]).toString('base64url');
}

/** The registration of a token; null for what was not signed here. */
export function readFeedbackToken(secretsKey: Buffer, token: string): number | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MARK_BYTES) return null;
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(bytes.subarray(ID_BYTES), markOf(keyFor(secretsKey), id)) ? id.readUInt32BE() : null;
}
