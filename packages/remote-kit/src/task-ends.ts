const claimed = new Set<number>();

/**
 * For a screen that works a task itself: it says how the task ended, and the shell does not say it a second time.
 * @returns takes it back, for a screen that is left before the end.
 */
export function claimTaskEnd(id: number): () => void {
  claimed.add(id);
  return () => void claimed.delete(id);
}

/** For the shell: whether a screen has said, or will say, how the task ended. */
export const isTaskEndClaimed = (id: number): boolean => claimed.has(id);
