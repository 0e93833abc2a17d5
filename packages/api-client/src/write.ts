import type { EndpointFacts } from '@widya/contract/endpoint';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** The optimistic update of a cached answer, rolled back when the write fails. */
export type Change = (answer: unknown, url: string) => unknown;

/** Runs a write and updates the cached reads of its resources. */
export type Write = <T>(work: Promise<T>, change?: Change) => Promise<T>;

/** Endpoints whose cached answers are changed by a write, including all addresses under their prefix. */
type Endpoints = readonly EndpointFacts[];

/** Revalidates what is displayed of these endpoints, or of all; other cached answers are revalidated when displayed. */
export function useMarkChanged(): (changed: Endpoints | 'all') => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (changed) => void (await mutate(isUnderOneOf(changed === 'all' ? [''] : changed.map(prefixOf)))),
    [mutate],
  );
}

/**
 * A writer for endpoints and all addresses under their prefix: `[listClasses]`. Its change is applied optimistically,
 * rolled back on failure, and followed by revalidating everything it concerns.
 */
export function useWrite(changed: Endpoints): Write {
  const { cache, mutate } = useSWRConfig();
  const list = changed.map(prefixOf).join(' ');
  return useCallback(
    async (work, change) => {
      if (!change) {
        const answer = await work;
        await mutate(isUnderOneOf(list.split(' ')));
        return answer;
      }
      const updates = [...cache.keys()].filter(isUnderOneOf(list.split(' '))).map((url) =>
        mutate(url, work, {
          optimisticData: (current: unknown) => (current === undefined ? undefined : change(current, url)),
          populateCache: false,
          rollbackOnError: true,
          throwOnError: false,
        }),
      );
      const answer = await work;
      await Promise.all(updates);
      return answer;
    },
    [cache, mutate, list],
  );
}

/** Whether an address belongs to an endpoint or is under its prefix. */
export const isUnderEndpoint = (url: string, endpoint: EndpointFacts): boolean => isUnder(url, prefixOf(endpoint));

/** The path up to the first parameter: `/v1/class` of `/v1/class/:code/history`. */
const prefixOf = ({ path }: EndpointFacts): string => path.replace(/\/:.*/, '');

/** `/v1/class` covers `/v1/class?page=1` and `/v1/class/ABC`, not `/v1/class_instructors`. */
const isUnder = (url: string, prefix: string): boolean =>
  url.startsWith(prefix) && (url.length === prefix.length || url[prefix.length] === '?' || url[prefix.length] === '/');

const isUnderOneOf =
  (prefixes: readonly string[]) =>
  (key: unknown): key is string =>
    typeof key === 'string' && prefixes.some((prefix) => isUnder(key, prefix));
