import { hash as argon2Hash, verify as argon2Verify, type Options } from '@node-rs/argon2';
import { inHashingQueue } from './hashing-queue.ts';

/**
 * argon2id (the library's default variant), 64 MiB, 10 passes: 180–220 ms a hash on a core of 2026's build machines. S1 asks for ≥ 19 MiB, t ≥ 2 and
 * 150–500 ms. Raising them is safe at any time: a hash carries its own parameters and is renewed at the next sign-in.
 */
export const HASHING: Options = { memoryCost: 65_536, timeCost: 10, parallelism: 1 };

/** Of a random password nobody knows, with the parameters above: what is compared when there is no account (S4). */
const NOBODY = '$argon2id$v=19$m=65536,t=10,p=1$z9nktUv2VQEOdZDhSSJX1g$Tb+OTmJ4xRBR4tRg38/4k+Z4tM1Txso/zgxkIPNHbYI';

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
