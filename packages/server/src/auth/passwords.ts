import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import { HASHING, NOBODY } from './hashing-cost.ts';
import { inHashingQueue } from './hashing-queue.ts';

/** Hashes a password for storing. About 0.2 s, outside the event loop. */
export const hashPassword = (password: string): Promise<string> => inHashingQueue(() => argon2Hash(password, HASHING));

/**
 * Compares a password with a stored hash.
 * @param stored null when there is no account or it has no password: the answer is then false after the same work (S4).
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await inHashingQueue(() => argon2Verify(stored ?? NOBODY, password));
  return matches && stored !== null;
}

/** Whether a hash was made with other parameters than today's. */
export const needsRehash = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${HASHING.memoryCost},t=${HASHING.timeCost},p=${HASHING.parallelism}$`);
