import { setTimeout as wait } from 'node:timers/promises';

/** Lets one mail pass at a time; resolves when the next may leave. */
export type Pace = () => Promise<void>;

interface Time {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const REAL: Time = { now: () => performance.now(), wait: (ms) => wait(ms) };

/**
 * Spaces mails evenly.
 * @param perSecond mails a second; null for as many as there are.
 */
export function paceOf(perSecond: number | null, { now, wait: pause }: Time = REAL): Pace {
  if (perSecond === null) return () => Promise.resolve();
  const gap = 1_000 / perSecond;
  let next = now();
  return async () => {
    const slot = Math.max(next, now());
    next = slot + gap;
    const left = slot - now();
    if (left > 0) await pause(left);
  };
}
