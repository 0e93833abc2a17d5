import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

/** Derives a separate key, so that a hash for another purpose is not valid here. */
const keyFor = (secretsKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secretsKey, '', 'address-code', 32));

/** Six unpredictable digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * The stored hash of a code. Keyed, because six digits could be found from a plain hash; bound to its challenge, so
 * that it is valid in no other attempt.
 */
export const codeHash = (secretsKey: Buffer, challenge: string, code: string): Buffer =>
  createHmac('sha256', keyFor(secretsKey)).update(`${challenge}:${code}`).digest();

/** Compares hashes in constant time. */
export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
