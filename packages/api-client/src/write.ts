import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** How a cached answer looks once a write has succeeded; shown at once, taken back when the write fails. */
export type Change = (answer: unknown, url: string) => unknown;

/** Runs a write and brings the cached reads of its resources up to date. */
export type Write = <T>(work: Promise<T>, change?: Change) => Promise<T>;

/** Reads anew what the screen shows of resources named by the beginnings of their addresses; others are read when they are shown. */
export function useMarkChanged(): (prefixes: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async (prefixes) => void (await mutate(isUnderOneOf(prefixes))), [mutate]);
}

/**
 * A writer for resources named by the beginnings of their addresses, `['/v1/class']`.
 * The change is visible at once, rolled back on failure, and followed by a fresh read of everything it touches.
 */
export function useWrite(prefixes: readonly string[]): Write {
  const { cache, mutate } = useSWRConfig();
  const markChanged = useMarkChanged();
  const list = prefixes.join(' ');
  return useCallback(
    async (work, change) => {
      if (!change) {
        const answer = await work;
        await markChanged(list.split(' '));
        return answer;
      }
      const shown = [...cache.keys()].filter(isUnderOneOf(list.split(' '))).map((url) =>
        mutate(url, work, {
          optimisticData: (current: unknown) => (current === undefined ? undefined : change(current, url)),
          populateCache: false,
          rollbackOnError: true,
          throwOnError: false,
        }),
      );
      const answer = await work;
      await Promise.all(shown);
      return answer;
    },
    [cache, mutate, markChanged, list],
  );
}

/** `/v1/class` holds `/v1/class?page=1` and `/v1/class/ABC`, not `/v1/class_instructors`. */
const isUnder = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && (url.length === prefix.length || url[prefix.length] === '?' || url[prefix.length] === '/');

const isUnderOneOf =
  (prefixes: readonly string[]) =>
  (key: unknown): key is string =>
    typeof key === 'string' && prefixes.some((prefix) => isUnder(key, prefix));
