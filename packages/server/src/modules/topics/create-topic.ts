import { randomInt } from 'node:crypto';
import type { Tx } from '../../platform/http/transaction.ts';
import { generateCode } from '../../platform/records/generate-code.ts';
import { insertTopic, lockTopicName, topicOfName } from './queries.ts';
import { assertNameFree, assertUsableCode, codeTaken } from './rules.ts';

/** Maximum number of random codes tried; with 31^8 codes a second one is practically never needed. */
const MAX_TRIES = 10;

/**
 * Adds a topic with the chosen code or a random one.
 * @param wanted the chosen code; empty or missing for a random one.
 * @param pick source of randomness, replaced in tests to force collisions.
 * @returns its code.
 * @throws ApiFailure 422 when the chosen code is taken or reserved, or the name is taken. Source: D33.
 */
export async function createTopic(
  tx: Tx,
  { name, wanted }: { readonly name: string; readonly wanted: string | undefined },
  pick: (below: number) => number = randomInt,
): Promise<string> {
  await lockTopicName(tx, name);
  assertNameFree(await topicOfName(tx, name));
  if (wanted !== undefined && wanted !== '') {
    assertUsableCode(wanted);
    if (await insertTopic(tx, wanted, name)) return wanted;
    throw codeTaken();
  }
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const code = generateCode(pick);
    if (await insertTopic(tx, code, name)) return code;
  }
  throw new Error('No free topic code found');
}
