import type { Payload } from 'altcha-lib';
import type { Config } from '../config/config.ts';
import { ApiFailure, rateLimited } from '../http/api-failure.ts';
import type { Tx } from '../http/transaction.ts';
import { spendProof } from './registration-challenge.ts';

const MINUTE_MS = 60_000;

/** Registrations per minute, from all IP addresses, before browsers must solve a proof of work. */
export const FREE_A_MINUTE = 10;
/** Maximum registrations per minute, from all IP addresses, in one server process. */
export const MOST_A_MINUTE = 60;

let admitted: readonly number[] = [];

type Source = {
  readonly db: Tx;
  readonly now: Date;
  readonly config: Pick<Config, 'rateLimit'>;
};

/**
 * Decides whether a registration may spend the cost of a password hash now.
 * @param proof solved challenge, if the browser had to solve one.
 * @throws ApiFailure 428 PROOF_REQUIRED without a valid proof while many register, 429 RATE_LIMITED when there are too
 * many.
 */
export async function admitRegistration({ db, now, config }: Source, proof: Payload | undefined): Promise<void> {
  if (!config.rateLimit) return;
  const since = now.getTime() - MINUTE_MS;
  admitted = admitted.filter((at) => at > since);
  const [oldest] = admitted;
  if (admitted.length >= MOST_A_MINUTE && oldest !== undefined) throw rateLimited(oldest - since);
  // A free registration is counted without an await before, so that concurrent calls cannot all be free.
  if (admitted.length >= FREE_A_MINUTE && !(await spendProof(db, proof, now)))
    throw new ApiFailure(428, 'PROOF_REQUIRED');
  admitted = [...admitted, now.getTime()];
}
