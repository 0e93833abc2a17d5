/** The id of a task's item. */
interface Claimed {
  readonly id: number;
}

/**
 * Returns the items of a task one by one and claims more before they run out. Every claim also returns the items this
 * page already holds (for reloads); here each item is returned only once.
 * @param claim claims more items; returns none when nothing is left.
 */
export function claimQueue<Item extends Claimed>(
  claim: () => Promise<readonly Item[]>,
): () => Promise<Item | undefined> {
  const handedOut = new Set<number>();
  const waiting: Item[] = [];
  let refilling: Promise<void> | null = null;
  let isExhausted = false;
  const refill = async (): Promise<void> => {
    const fresh = (await claim()).filter(({ id }) => !handedOut.has(id));
    for (const item of fresh) handedOut.add(item.id);
    waiting.push(...fresh);
    isExhausted = fresh.length === 0;
  };
  return async () => {
    while (waiting.length === 0 && !isExhausted) {
      refilling ??= refill().finally(() => {
        refilling = null;
      });
      await refilling;
    }
    return waiting.shift();
  };
}
