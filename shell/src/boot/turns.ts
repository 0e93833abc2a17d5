import type { Preload } from '@widya/contract/routing/preloads';
import { insertPreloads } from './insert-preloads.ts';

/** Groups of files that are requested one after the other. */
export interface Turns {
  /** Sets the groups; those whose turn has already come are requested immediately. */
  readonly plan: (groups: readonly (readonly Preload[])[]) => void;
  /** Called when the code of the last group starts to run: requests the next group. */
  readonly next: () => void;
}

/**
 * Files that are requested together share a slow connection and all arrive late, while the processor waits. In turns,
 * each group loads while the previous one runs.
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
