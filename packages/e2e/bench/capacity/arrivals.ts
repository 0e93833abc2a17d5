import type { Scenario } from './scenarios.ts';

/** Returns when each arrival is planned, milliseconds from the start, in their order. */
export function arrivalsOf({
  people,
  seconds,
  waves,
}: Pick<Scenario, 'people' | 'seconds' | 'waves'>): readonly number[] {
  const plan: number[] = [];
  let [from, share] = [0, 0];
  for (const wave of waves) {
    share += wave.people;
    const count = Math.round(people * share) - plan.length;
    const length = seconds * 1_000 * wave.time;
    const start = from;
    plan.push(...Array.from({ length: count }, (_, n) => start + (length * n) / count));
    from += length;
  }
  return plan;
}

/**
 * Starts work at its planned times, however long earlier work takes, so that a slow server does not slow its load.
 * @param work gets the number of the arrival and its planned start on the clock of `performance.now()`
 * @returns seconds from the first planned start until all work is done
 */
export async function runArrivals(
  plan: readonly number[],
  work: (n: number, plannedAt: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (const [n, at] of plan.entries()) {
    const wait = start + at - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(work(n, start + at));
  }
  await Promise.all(running);
  return (performance.now() - start) / 1_000;
}
