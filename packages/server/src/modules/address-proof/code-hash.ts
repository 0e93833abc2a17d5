import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';

/** The key of the installation serves other purposes, too: a hash of one must not count for another. */
const keyFor = (secretsKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secretsKey, '', 'address-code', 32));

/** Six digits that nobody can foresee. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/**
 * What is stored of a code. Keyed, as six digits could be found again from a plain hash; bound to its challenge, so that it counts
 * in no other attempt.
 */
export const codeHash = (secretsKey: Buffer, challenge: string, code: string): Buffer =>
  createHmac('sha256', keyFor(secretsKey)).update(`${challenge}:${code}`).digest();

export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
