/**
 * Number of files requested ahead of writing: twice the browser's parallel requests per server, so that it never waits
 * for one.
 */
export const AHEAD = 12;

/**
 * Processes items, `ahead` in parallel, and yields results in the order of the items. An error is thrown at the
 * position of its item; no more items are started after it.
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
      const pending = work(item);
      // The consumer handles the rejection later; until then it must not count as unhandled.
      pending.catch(() => undefined);
      started.push(pending);
    }
  };
  for (fill(); started.length > 0; fill()) {
    const first = started.shift();
    if (first !== undefined) yield await first;
  }
}
