import PQueue from 'p-queue';
import { rateLimited } from '../http/api-failure.ts';

/** A hash takes 64 MiB and a core; more than two at once would only slow each other down. */
const AT_ONCE = 2;

/** Roughly the waiting time of a full queue. */
const RETRY_AFTER_MS = 10_000;

interface Limits {
  /** How many may run at once. */
  readonly atOnce: number;
  /** Maximum number of waiting callers; later ones get 429 instead of waiting. */
  readonly maxWaiting: number;
  readonly priority: number;
}

/** Each kind of caller has its own lane, so that strangers cannot delay staff. */
const LANES = {
  /** People who are signed in, use a known device, or hold a mailed link. */
  known: { atOnce: AT_ONCE, maxWaiting: 100, priority: 1 },
  /** Sign-ins on devices that are new to the account: about 10 s of waiting. */
  stranger: { atOnce: 1, maxWaiting: 40, priority: 0 },
  registration: { atOnce: 1, maxWaiting: 20, priority: 0 },
} as const satisfies Readonly<Record<string, Limits>>;

export type HashingLane = keyof typeof LANES;

/**
 * Runs password hashing with bounded memory and processor use: known people first, each kind of caller in its own lane.
 * @param lanes how many of each kind may run and wait.
 * @returns a function that runs work in a lane and throws ApiFailure 429 when the lane is full.
 */
export function createHashingQueue<Lane extends string>(lanes: Readonly<Record<Lane, Limits>>, atOnce: number) {
  const cores = new PQueue({ concurrency: atOnce });
  const waiting = new Map<string, PQueue>();
  for (const lane of Object.keys(lanes) as Lane[]) waiting.set(lane, new PQueue({ concurrency: lanes[lane].atOnce }));
  return async function inQueue<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    const queue = waiting.get(lane) as PQueue;
    const { maxWaiting, priority } = lanes[lane];
    if (queue.size >= maxWaiting) throw rateLimited(RETRY_AFTER_MS);
    return queue.add(() => cores.add(work, { priority }));
  };
}

/** The queue of this server process. */
export const inHashingQueue = createHashingQueue(LANES, AT_ONCE);
