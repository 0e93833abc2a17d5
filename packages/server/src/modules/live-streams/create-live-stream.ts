import { randomInt } from 'node:crypto';
import { defaultFinish } from '@widya/contract/live-stream-finish';
import type { liveStreamSchemas } from '@widya/contract/live-streams.schemas';
import type { z } from 'zod';
import type { Tx } from '../../platform/http/transaction.ts';
import { generateCode } from '../../platform/records/generate-code.ts';
import { insertLiveStream } from './queries.ts';
import { assertPlayable, assertUsableCode, codeTaken } from './rules.ts';

type NewLiveStream = z.output<(typeof liveStreamSchemas)['createLiveStream']['body']>;

/** Maximum number of random codes tried; with 31^8 codes a second one is practically never needed. */
const MAX_TRIES = 10;

/** The sent end, none for null, and the default when missing. Source: D128. */
function finishOf(end: string | null | undefined, now: Date): Date | null {
  if (end === undefined) return defaultFinish(now);
  return end === null ? null : new Date(end);
}

/**
 * Adds a live stream with the chosen code or a random one.
 * @param pick source of randomness, replaced in tests to force collisions.
 * @returns its code.
 * @throws ApiFailure 422 for an address that cannot be played, or a code that is taken or reserved. Source: D127, D128
 * and D130.
 */
export async function createLiveStream(
  tx: Tx,
  { code: wanted, name, url_video, stream_finish }: NewLiveStream,
  now: Date,
  pick: (below: number) => number = randomInt,
): Promise<string> {
  assertPlayable(url_video);
  const finish = finishOf(stream_finish, now);
  const insert = (code: string) => insertLiveStream(tx, { code, name, url_video, stream_finish: finish });
  if (wanted) {
    assertUsableCode(wanted);
    if (await insert(wanted)) return wanted;
    throw codeTaken();
  }
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const code = generateCode(pick);
    if (/\D/.test(code) && (await insert(code))) return code;
  }
  throw new Error('No free code for a live stream found');
}
