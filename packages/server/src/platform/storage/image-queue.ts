import PQueue from 'p-queue';
import { ApiFailure } from '../http/api-failure.ts';

/** Seconds after which a full queue has moved on. */
const COME_AGAIN_S = 30;

interface ImageQueueLimits {
  /** Pictures that are unpacked at the same time; each may take some 150 MB. */
  readonly atOnce: number;
  /** Pictures that wait; whoever comes later is asked to come again. */
  readonly longest: number;
  /** Aborts when a picture has waited too long. */
  readonly patience: () => AbortSignal;
}

const busy = (): ApiFailure =>
  new ApiFailure(503, 'NOT_READY', 'Server sedang mengolah banyak gambar. Coba unggah lagi sebentar lagi.', {
    headers: { 'retry-after': String(COME_AGAIN_S) },
  });

/**
 * Runs work on pictures with bounded memory.
 * @returns a function that runs work in its turn. It throws ApiFailure 503 NOT_READY when too many wait, or the turn comes too late.
 */
export function createImageQueue({ atOnce, longest, patience }: ImageQueueLimits) {
  const queue = new PQueue({ concurrency: atOnce });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (queue.size >= longest) throw busy();
    const late = patience();
    const waiting = new AbortController();
    const giveUp = () => waiting.abort(busy());
    late.addEventListener('abort', giveUp, { once: true });
    // What has begun is finished: its memory is taken already.
    const begin = () => {
      late.removeEventListener('abort', giveUp);
      return work();
    };
    return queue.add(begin, { signal: waiting.signal });
  };
}

const PATIENCE_MS = 120_000;

/** The queue of this process. */
export const inImageQueue = createImageQueue({
  atOnce: 2,
  longest: 40,
  patience: () => AbortSignal.timeout(PATIENCE_MS),
});
