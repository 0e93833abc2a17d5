import { randomBytes } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { appMeta } from '../database/schema/platform.ts';
import { spentProofs } from '../database/schema/sessions.ts';
import type { Tx } from '../http/transaction.ts';

/** Key in `app_meta` of the secret that signs challenges. */
export const SECRET_KEY = 'registration-challenge-secret';
const VALID_MS = 10 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';

/** Iterations of one derivation: about 2 ms, which is also the server's cost of checking a proof. */
const COST = 5_000;
/** Derivations until the solution: about a second on a laptop, a few on a phone. */
const FEWEST = 100;
const MOST = 600;

/** The secret that signs challenges, shared by all servers of the installation. */
async function secretOf(db: Tx): Promise<string> {
  const stored = await storedSecret(db);
  if (stored !== undefined) return stored;
  const value = randomBytes(32).toString('base64');
  await db.insert(appMeta).values({ key: SECRET_KEY, value }).onConflictDoNothing();
  // Another server may have inserted it first.
  return (await storedSecret(db)) ?? value;
}

async function storedSecret(db: Tx): Promise<string | undefined> {
  const [row] = await db.select({ value: appMeta.value }).from(appMeta).where(eq(appMeta.key, SECRET_KEY));
  return row && String(row.value);
}

export type SignedChallenge = Challenge & {
  readonly parameters: { readonly expiresAt: number };
  readonly signature: string;
};

/** Creates a signed proof-of-work challenge for a browser; unsigned ones are refused. */
export async function newChallenge(db: Tx, now: Date): Promise<SignedChallenge> {
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(MOST, FEWEST),
    deriveKey,
    expiresAt: new Date(now.getTime() + VALID_MS),
    hmacSignatureSecret: await secretOf(db),
  });
  return challenge as SignedChallenge;
}

/** Spends a proof. @returns false when it is missing, wrong, expired or used. */
export async function spendProof(db: Tx, proof: Payload | undefined, now: Date): Promise<boolean> {
  const { signature, parameters } = proof?.challenge ?? {};
  if (!proof || signature === undefined || (parameters?.expiresAt ?? 0) * 1_000 < now.getTime()) return false;
  const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: await secretOf(db) });
  if (!verified) return false;
  const expires_at = new Date(now.getTime() + VALID_MS);
  const spent = await db.insert(spentProofs).values({ signature, expires_at }).onConflictDoNothing();
  return spent.rowCount === 1;
}
