import { ADDRESS_CODE_ATTEMPTS } from '@widya/contract/address-proof';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { sha256 } from '../../platform/auth/tokens.ts';
import { addressCodes } from '../../platform/database/schema/address-proofs.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { codeHash, sameHash } from './code-hash.ts';
import { writeProof } from './write-proof.ts';

const OVER = 'Kode ini sudah dipakai atau tidak berlaku lagi. Minta kode baru.';
const EXHAUSTED = 'Kode sudah lima kali salah. Minta kode baru.';

const usable = (now: Date) => and(isNull(addressCodes.used_at), gt(addressCodes.expires_at, now));

interface Guess {
  readonly challenge: string;
  readonly code: string;
}

/**
 * Counts an attempt before it is compared, outside any transaction, so that parallel attempts cannot exceed the limit.
 * @returns id of the code. @throws ApiFailure 422 on `code`, 409 once no attempt is left.
 */
export async function admitGuess(db: Tx, secretsKey: Buffer, { challenge, code }: Guess, now: Date): Promise<number> {
  const ofChallenge = eq(addressCodes.challenge_hash, sha256(challenge));
  const [row] = await db
    .update(addressCodes)
    .set({ attempts: sql`${addressCodes.attempts} + 1` })
    .where(and(ofChallenge, usable(now), lt(addressCodes.attempts, ADDRESS_CODE_ATTEMPTS)))
    .returning();
  if (row === undefined) {
    const exhausted = await db.$count(addressCodes, and(ofChallenge, usable(now)));
    throw exhausted > 0 ? new ApiFailure(409, 'INVALID_TRANSITION', EXHAUSTED) : invalid({ code: OVER });
  }
  if (sameHash(row.code_hash, codeHash(secretsKey, challenge, code))) return Number(row.id);
  const left = ADDRESS_CODE_ATTEMPTS - row.attempts;
  if (left < 1) throw new ApiFailure(409, 'INVALID_TRANSITION', EXHAUSTED);
  throw invalid({ code: `Kode salah. Periksa lagi, sisa ${left} percobaan.` });
}

/** Undoes the counting of a correct attempt. */
export async function undoGuess(db: Tx, id: number): Promise<void> {
  await db
    .update(addressCodes)
    .set({ attempts: sql`${addressCodes.attempts} - 1` })
    .where(eq(addressCodes.id, id));
}

type ProofCtx = Pick<Ctx, 'tx' | 'now' | 'userAgent'>;
type Condition = ReturnType<typeof eq>;

/**
 * Spends a code with one conditional update, so that only one of several concurrent attempts succeeds (S8), and stores
 * the device.
 */
async function spend({ tx, now, userAgent }: ProofCtx, which: Condition) {
  const [spent] = await tx
    .update(addressCodes)
    .set({ used_at: now })
    .where(and(which, usable(now)))
    .returning({ id: addressCodes.id, email: addressCodes.email, return_to: addressCodes.return_to });
  if (spent === undefined) return null;
  const { token, email, expires_at } = await writeProof(tx, { email: spent.email, userAgent, now });
  return {
    id: Number(spent.id),
    answer: {
      success: true as const,
      token,
      email,
      expires_at: expires_at.toISOString(),
      return_to: spent.return_to,
    },
  };
}

/** @throws ApiFailure 422 when another call has spent it. */
export async function spendCode(ctx: ProofCtx, id: number) {
  const spent = await spend(ctx, eq(addressCodes.id, id));
  if (spent === null) throw invalid({ code: OVER });
  return spent;
}

/** @throws ApiFailure 404 for a link that is unknown, used or expired. */
export async function spendProofLink(ctx: ProofCtx, token: string) {
  const spent = await spend(ctx, eq(addressCodes.link_hash, sha256(token)));
  if (spent === null) throw notFound('Tautan ini sudah dipakai atau tidak berlaku lagi');
  return spent;
}
