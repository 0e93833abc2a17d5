import PQueue from 'p-queue';
import { ApiFailure } from '../http/api-failure.ts';

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER_S = 30;

interface ImageQueueLimits {
  /** Images that are decoded at once; each may take some 150 MB. */
  readonly atOnce: number;
  /** Maximum number of waiting images; later ones get 503. */
  readonly maxWaiting: number;
  /** A signal that aborts when an image has waited too long. */
  readonly timeout: () => AbortSignal;
}

const busy = (): ApiFailure =>
  new ApiFailure(503, 'NOT_READY', 'Server sedang mengolah banyak gambar. Coba unggah lagi sebentar lagi.', {
    headers: { 'retry-after': String(RETRY_AFTER_S) },
  });

/**
 * Runs image processing with bounded memory.
 * @returns a function that runs work when its turn comes. It throws ApiFailure 503 NOT_READY when too many wait, or
 * after waiting too long.
 */
export function createImageQueue({ atOnce, maxWaiting, timeout }: ImageQueueLimits) {
  const queue = new PQueue({ concurrency: atOnce });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= maxWaiting) throw busy();
    const late = timeout();
    const waiting = new AbortController();
    const giveUp = () => waiting.abort(busy());
    late.addEventListener('abort', giveUp, { once: true });
    // Started work is finished, because its memory is already in use.
    const begin = () => {
      late.removeEventListener('abort', giveUp);
      return work();
    };
    return queue.add(begin, { signal: waiting.signal });
  };
}

const MAX_WAIT_MS = 120_000;

/** The queue of this server process. */
export const inImageQueue = createImageQueue({
  atOnce: 2,
  maxWaiting: 40,
  timeout: () => AbortSignal.timeout(MAX_WAIT_MS),
});
