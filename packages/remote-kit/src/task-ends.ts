const claimed = new Set<number>();

/**
 * For a screen that processes a task itself and shows its result, so that the shell does not show it again.
 * @returns a function that reverts this, for a screen that is left before the end.
 */
export function claimTaskEnd(id: number): () => void {
  claimed.add(id);
  return () => void claimed.delete(id);
}

/** For the shell: whether a screen shows the result of the task. */
export const isTaskEndClaimed = (id: number): boolean => claimed.has(id);
