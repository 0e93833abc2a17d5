import { hash as argon2Hash, verify as argon2Verify } from '@node-rs/argon2';
import type { HashingCost } from './hashing-cost.ts';
import { type HashingLane, inHashingQueue } from './hashing-queue.ts';

const optionsOf = ({ memoryCost, timeCost, parallelism }: HashingCost) => ({ memoryCost, timeCost, parallelism });

/**
 * Hashes a password for storage. Takes about 0.2 s, outside the event loop.
 * @throws ApiFailure 429 RATE_LIMITED when too many wait in this lane.
 */
export const hashPassword = (password: string, cost: HashingCost, lane: HashingLane): Promise<string> =>
  inHashingQueue(lane, () => argon2Hash(password, optionsOf(cost)));

/**
 * Compares a password with a stored hash.
 * @param stored null when there is no account or no password: returns false after the same work (S4).
 * @throws ApiFailure 429 RATE_LIMITED when too many wait in this lane.
 */
export async function verifyPassword(
  stored: string | null,
  password: string,
  cost: HashingCost,
  lane: HashingLane,
): Promise<boolean> {
  const matches = await inHashingQueue(lane, () => argon2Verify(stored ?? cost.nobody, password));
  return matches && stored !== null;
}

/** Whether a hash was made with other parameters than the current ones. */
export const needsRehash = (stored: string, { memoryCost, timeCost, parallelism }: HashingCost): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
