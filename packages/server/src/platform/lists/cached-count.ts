/** Counting a million takes a tenth of a second, so a large count is cached for half a minute. */
const WORTH_CACHING = 20_000;
const CACHED_MS = 30_000;

interface Cached<T> {
  readonly value: T;
  readonly until: number;
}

/**
 * Caches counts of large tables. Small counts are never cached, so that an added row shows immediately.
 * @param sizeOf number of rows that were counted for a value.
 */
export function cacheCounts<T>(sizeOf: (value: T) => number) {
  const cached = new Map<string, Cached<T>>();
  return async (key: string, now: Date, count: () => Promise<T>): Promise<T> => {
    const entry = cached.get(key);
    if (entry && entry.until > now.getTime()) return entry.value;
    const value = await count();
    if (sizeOf(value) >= WORTH_CACHING) cached.set(key, { value, until: now.getTime() + CACHED_MS });
    else cached.delete(key);
    return value;
  };
}
