import { readRegistrationChallenge, registerAdmin } from '@widya/contract/accounts';
import type { accountSchemas } from '@widya/contract/accounts.schemas';
import type { CallInput } from '@widya/contract/endpoint';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { type PostResult, post } from '../session/post.ts';

type Registration = CallInput<(typeof accountSchemas)['registerAdmin']>['body'];

/**
 * Registers again with the proof of work that the server requires while many register; takes about a second in a
 * worker.
 * @param refusal the server's answer without the proof, returned when the proof cannot be computed.
 */
export async function registerWithProof(
  body: Registration,
  baseUrl: string,
  refusal: PostResult<unknown>,
): Promise<PostResult<unknown>> {
  const answer = await post(readRegistrationChallenge, { baseUrl });
  if (!answer.ok) return answer;
  const { challenge } = answer.data;
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  if (solution === null) return refusal;
  const { counter, derivedKey } = solution;
  return post(registerAdmin, { body: { ...body, proof: { challenge, solution: { counter, derivedKey } } }, baseUrl });
}
