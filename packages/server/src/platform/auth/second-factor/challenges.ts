import { CHALLENGE_MINUTES } from '@widya/contract/accounts-second-factor';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { type ChallengePurpose, secondFactorChallenges } from '../../database/schema/second-factors.ts';
import { notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import type { VerifiedAccount } from '../sessions.ts';
import { newToken, sha256 } from '../tokens.ts';

/** The same failure for used, expired and unknown challenges, so that it reveals nothing. */
export const challengeIsOver = () => notFound('Waktunya sudah habis. Mulai sekali lagi.');

export interface Challenge {
  /** Null while it is unknown who signs in. */
  readonly account: VerifiedAccount | null;
  /** The challenge that a passkey must sign; null when the account has no passkey. */
  readonly passkeyChallenge: string | null;
}

/**
 * Stores a challenge for five minutes and removes expired ones; the plain token exists only here and in the answer
 * (S6).
 */
export async function createChallenge(
  tx: Tx,
  purpose: ChallengePurpose,
  { account, passkeyChallenge }: Challenge,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  await tx.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expires_at, now));
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await tx.insert(secondFactorChallenges).values({
    token_hash: hash,
    purpose,
    account_kind: account?.kind ?? null,
    account_id: account?.id ?? null,
    credential_version: account?.credentialVersion ?? null,
    passkey_challenge: passkeyChallenge,
    created_at: now,
    expires_at: expiresAt,
  });
  return { token, expiresAt };
}

const open = (purpose: ChallengePurpose, token: string, now: Date) =>
  and(
    eq(secondFactorChallenges.token_hash, sha256(token)),
    eq(secondFactorChallenges.purpose, purpose),
    isNull(secondFactorChallenges.used_at),
    gt(secondFactorChallenges.expires_at, now),
  );

/** Reads a challenge without spending it. @throws ApiFailure 404 when it is not valid. */
export async function readChallenge(tx: Tx, purpose: ChallengePurpose, token: string, now: Date): Promise<Challenge> {
  const { account_kind: kind, account_id: id, credential_version: version, passkey_challenge } = secondFactorChallenges;
  const [row] = await tx
    .select({ kind, id, version, passkeyChallenge: passkey_challenge })
    .from(secondFactorChallenges)
    .where(open(purpose, token, now));
  if (row === undefined) throw challengeIsOver();
  const isOwned = row.kind !== null && row.id !== null && row.version !== null;
  const account = isOwned ? { kind: row.kind, id: row.id, credentialVersion: row.version } : null;
  return { account: account as VerifiedAccount | null, passkeyChallenge: row.passkeyChallenge };
}

/**
 * Spends a challenge with one conditional update, so that only one of several concurrent attempts succeeds (S8).
 * @throws ApiFailure 404 when it is not valid.
 */
export async function spendChallenge(tx: Tx, purpose: ChallengePurpose, token: string, now: Date): Promise<void> {
  const spent = await tx
    .update(secondFactorChallenges)
    .set({ used_at: now })
    .where(open(purpose, token, now));
  if (spent.rowCount !== 1) throw challengeIsOver();
}
