import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when the next mail may be sent; lets one mail pass at a time. */
export type Pace = () => Promise<void>;

interface Time {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const REAL: Time = { now: () => performance.now(), wait: (ms) => wait(ms) };

/**
 * Spaces mails evenly.
 * @param perSecond mails per second; null for no limit.
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
