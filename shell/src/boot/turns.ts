import type { Preload } from '@widya/contract/routing/preloads';
import { insertPreloads } from './insert-preloads.ts';

/** Groups of files that are requested one after the other. */
export interface Turns {
  /**
   * Sets the groups; those whose turn has already come are requested immediately.
   * @param after milliseconds after which each group is requested even if the code before it does not run yet.
   */
  readonly plan: (groups: readonly (readonly Preload[])[], after?: readonly number[]) => void;
  /** Called when the code of the last group starts to run: requests the next group. */
  readonly next: () => void;
}

/**
 * Files that are requested together share a slow connection and all arrive late, while the processor waits. In turns,
 * each group loads while the previous one runs.
 */
export function createTurns(): Turns {
  let groups: readonly (readonly Preload[])[] = [];
  let ran = 0;
  let requested = 0;
  const request = (reached: number): void => {
    for (; requested < Math.min(reached, groups.length); requested += 1) insertPreloads(groups[requested] ?? []);
  };
  return {
    plan: (planned, after = []) => {
      groups = planned;
      request(ran);
      after.forEach((milliseconds, index) => {
        setTimeout(() => request(index + 1), milliseconds);
      });
    },
    next: () => {
      ran += 1;
      request(ran);
    },
  };
}
