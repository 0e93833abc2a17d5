import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Mails taken at once; the rate of S38 (10 a second) comes from pausing a second after each such batch. */
export const BATCH = 10;
const PAUSE_MS = 1_000;

/**
 * Sends mails until it is stopped.
 * @param sendBatch sends what is due and answers how many it took.
 * @returns a function that ends it after the mail being sent now.
 */
export function startMailWorker(sendBatch: () => Promise<number>, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await sendBatch();
      } catch (error) {
        log.error({ err: error }, 'The outbox could not be worked on');
      }
      await wait(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await done;
  };
}
