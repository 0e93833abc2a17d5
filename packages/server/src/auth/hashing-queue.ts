import { ApiFailure } from '../http/api-failure.ts';

/** A hash takes 64 MiB and a core; more than two at once only make each of them slower. */
const AT_ONCE = 2;
/** About 10 s of waiting. Whoever comes later is asked to come again instead of being kept hanging. */
const LONGEST_QUEUE = 100;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs password work with bounded memory and processor use.
 * @throws ApiFailure 429 when the queue is full.
 */
export async function inHashingQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE)
      throw new ApiFailure(429, 'RATE_LIMITED', undefined, { headers: { 'retry-after': '10' } });
    // The slot is handed over by whoever finishes, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
