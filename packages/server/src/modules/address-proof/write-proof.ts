import { newToken } from '../../platform/auth/tokens.ts';
import { addressProofs } from '../../platform/database/schema/address-proofs.ts';
import type { Tx } from '../../platform/http/transaction.ts';

const LIFE_MS = 90 * 24 * 3_600_000;

interface NewProof {
  readonly email: string;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** Stores for 90 days that a device has proven an address; returns the device's token. */
export async function writeProof(tx: Tx, { email, userAgent, now }: NewProof) {
  const { token, hash } = newToken();
  const expires_at = new Date(now.getTime() + LIFE_MS);
  const address = email.trim().toLowerCase();
  await tx
    .insert(addressProofs)
    .values({ token_hash: hash, email: address, user_agent: userAgent, created_at: now, expires_at });
  return { token, email: address, expires_at };
}
