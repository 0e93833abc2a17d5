import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

const PAUSE_MS = 1_000;

/**
 * Sends mails until it is stopped.
 * @param sendAll sends all due mails; ends early when stopped.
 * @returns a function that stops it after the mails being sent now.
 */
export function startMailWorker(
  sendAll: (stopping: AbortSignal) => Promise<unknown>,
  log: Logger,
): () => Promise<void> {
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await sendAll(stopping.signal);
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
