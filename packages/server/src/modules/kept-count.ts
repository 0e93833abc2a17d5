/** Counting a million takes a tenth of a second, so a large count is kept for half a minute. */
const WORTH_KEEPING = 20_000;
const KEPT_MS = 30_000;

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

/**
 * Remembers what was counted in a large table. Small results are never kept, so that whoever adds one of few sees it at once.
 * @param sizeOf how many rows were counted for it.
 */
export function keepCounts<T>(sizeOf: (value: T) => number) {
  const kept = new Map<string, Kept<T>>();
  return async (key: string, now: Date, count: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now.getTime()) return known.value;
    const value = await count();
    if (sizeOf(value) >= WORTH_KEEPING) kept.set(key, { value, until: now.getTime() + KEPT_MS });
    else kept.delete(key);
    return value;
  };
}
