import type { Preload } from '@widya/contract/routing/preloads';
import { insertPreloads } from './insert-preloads.ts';

/** Groups of files that are asked for one after the other. */
export interface Turns {
  /** Says what the groups are; those whose turn has come already are asked for at once. */
  readonly plan: (groups: readonly (readonly Preload[])[]) => void;
  /** The code asked for last begins to run: time for the next group. */
  readonly next: () => void;
}

/**
 * What is asked for together shares a slow line and comes together, late, and the processor waits for all of it. In turn, each group is on
 * its way while the one before it runs.
 */
export function createTurns(): Turns {
  let groups: readonly (readonly Preload[])[] = [];
  let reached = 0;
  let asked = 0;
  const ask = (): void => {
    for (; asked < Math.min(reached, groups.length); asked += 1) insertPreloads(groups[asked] ?? []);
  };
  return {
    plan: (planned) => {
      groups = planned;
      ask();
    },
    next: () => {
      reached += 1;
      ask();
    },
  };
}
