import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 4;
/** Length of the signature; too long to guess. */
const MARK_BYTES = 16;

/** Derives a separate key, so that a signature for another purpose is not valid here. */
const keyFor = (secretsKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secretsKey, '', 'feedback', 32));

const markOf = (key: Buffer, id: Buffer): Buffer =>
  createHmac('sha256', key).update(id).digest().subarray(0, MARK_BYTES);

/**
 * A signed registration id, with which one person may give feedback about one class.
 * @param registrationId of a registration for a class.
 */
export function feedbackToken(secretsKey: Buffer, registrationId: number): string {
  const id = Buffer.alloc(ID_BYTES);
  id.writeUInt32BE(registrationId);
  return Buffer.concat([id, markOf(keyFor(secretsKey), id)]).toString('base64url');
}

/** The registration id of a token; null for an invalid signature. */
export function readFeedbackToken(secretsKey: Buffer, token: string): number | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + MARK_BYTES) return null;
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(bytes.subarray(ID_BYTES), markOf(keyFor(secretsKey), id)) ? id.readUInt32BE() : null;
}
