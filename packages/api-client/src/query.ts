import type { CallAnswer, Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import useSWR from 'swr';
import { read } from './api.ts';
import type { ApiError } from './api-error.ts';
import { type Target, urlOf } from './url-of.ts';

/** A read as a screen sees it. Rows stay visible while newer ones load and when loading them fails. */
export interface Query<T> {
  /** The answer; that of the former address while the present one loads; undefined before the first. */
  readonly data: T | undefined;
  /** Why the newest read failed; test it together with `data`, which may still hold older rows. */
  readonly error: ApiError | undefined;
  /** The present address was never answered: with `data`, rows of the former address are on the screen. */
  readonly isLoading: boolean;
  /** A request is under way. */
  readonly isValidating: boolean;
  /** 'Coba lagi': really asks again. */
  readonly retry: () => void;
}

/** The client has retried already (`client.ts`), so SWR does not. */
const RULES = {
  keepPreviousData: true,
  shouldRetryOnError: false,
  focusThrottleInterval: 30_000,
} as const;

/** Shorter than every pace at which something is asked again: otherwise a look would be taken for the one before. */
const POLL_DEDUPING_MS = 500;

export interface QueryOptions<T> {
  /** Milliseconds until it is asked again, by the newest answer; 0 asks no more. Nothing is asked in a hidden tab. */
  readonly pollMs?: (latest: T | undefined) => number;
  /** Asked again each time the tab gets the focus, however short before it was asked. */
  readonly onEveryFocus?: boolean;
}

/**
 * Reads an endpoint and keeps the answer in the SWR cache under its canonical address.
 * @param target parameters and query; null reads nothing yet.
 */
export function useQuery<S extends EndpointSchemas, T = CallAnswer<S>>(
  endpoint: Endpoint<S>,
  target: Target | null,
  { pollMs, onEveryFocus = false }: QueryOptions<T> = {},
): Query<T> {
  const key = target === null ? null : urlOf(endpoint, target);
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(
    key,
    (url: string) => read(url, { endpoint: endpoint.id }) as Promise<T>,
    {
      ...RULES,
      ...(pollMs ? { refreshInterval: pollMs, dedupingInterval: POLL_DEDUPING_MS } : {}),
      ...(onEveryFocus ? { focusThrottleInterval: 0 } : {}),
    },
  );
  return { data, error, isLoading, isValidating, retry: () => void mutate() };
}
