/** Files asked for while earlier ones are still being written: twice as many as a browser fetches at once from one server, so that it always has the next to fetch. */
export const AHEAD = 12;

/**
 * Does something for each item, `ahead` at the same time, and answers in the order of the items. A failure is thrown where the
 * item would have come; nothing more is started after it.
 */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  ahead = AHEAD,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  let next = 0;
  const fill = () => {
    while (started.length < ahead && next < items.length) {
      const item = items[next] as Item;
      next += 1;
      const under = work(item);
      // Whoever waits for it sees the failure; until then it is not an unhandled one.
      under.catch(() => undefined);
      started.push(under);
    }
  };
  for (fill(); started.length > 0; fill()) {
    const first = started.shift();
    if (first !== undefined) yield await first;
  }
}
