/** An item of a task, as far as this needs to know it. */
interface Claimed {
  readonly id: number;
}

/**
 * Hands out the items of a task one by one and claims more before they run out. What this page holds already comes again with every
 * claim (so that a reload gets it back); here each is handed out once.
 * @param claim asks for more; answers none when nothing is left.
 */
export function claimQueue<Item extends Claimed>(
  claim: () => Promise<readonly Item[]>,
): () => Promise<Item | undefined> {
  const handedOut = new Set<number>();
  const waiting: Item[] = [];
  let asking: Promise<void> | null = null;
  let isDry = false;
  const refill = async (): Promise<void> => {
    const fresh = (await claim()).filter(({ id }) => !handedOut.has(id));
    for (const item of fresh) handedOut.add(item.id);
    waiting.push(...fresh);
    isDry = fresh.length === 0;
  };
  return async () => {
    while (waiting.length === 0 && !isDry) {
      asking ??= refill().finally(() => {
        asking = null;
      });
      await asking;
    }
    return waiting.shift();
  };
}
