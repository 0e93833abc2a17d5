import type { CallAnswer, Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import useSWR from 'swr';
import { read } from './api.ts';
import type { ApiError } from './api-error.ts';
import { type Target, urlOf } from './url-of.ts';

/** A read for a screen. Existing rows stay visible while newer ones load and after a failure. */
export interface Query<T> {
  /** The answer; while another address loads, that of the previous one; undefined before the first. */
  readonly data: T | undefined;
  /** Why the latest read failed; check it together with `data`, which may still hold older rows. */
  readonly error: ApiError | undefined;
  /** Whether the current address has no answer yet; `data` may then hold that of the previous address. */
  readonly isLoading: boolean;
  /** Whether a request is pending. */
  readonly isValidating: boolean;
  /** 'Coba lagi': sends a new request. */
  readonly retry: () => void;
}

/** Retries are off, because the client has already retried (`client.ts`). */
const RULES = {
  keepPreviousData: true,
  shouldRetryOnError: false,
  focusThrottleInterval: 30_000,
} as const;

/** Shorter than every polling interval, otherwise SWR would skip a poll as a duplicate of the previous one. */
const POLL_DEDUPING_MS = 500;

export interface QueryOptions<T> {
  /** Milliseconds until the next poll, by the latest answer; 0 stops polling. Hidden tabs do not poll. */
  readonly pollMs?: (latest: T | undefined) => number;
  /** Revalidates whenever the tab gets the focus, without a minimum interval. */
  readonly onEveryFocus?: boolean;
  /** Reads what one request does not hold, such as all pages of a list; cached under the address of the target. */
  readonly load?: () => Promise<T>;
}

/**
 * Reads an endpoint and caches the answer in SWR under its canonical address.
 * @param target parameters and query; null loads nothing.
 */
export function useQuery<S extends EndpointSchemas, T = CallAnswer<S>>(
  endpoint: Endpoint<S>,
  target: Target | null,
  { pollMs, onEveryFocus = false, load }: QueryOptions<T> = {},
): Query<T> {
  const key = target === null ? null : urlOf(endpoint, target);
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(
    key,
    (url: string) => load?.() ?? (read(url, { endpoint: endpoint.id }) as Promise<T>),
    {
      ...RULES,
      ...(pollMs ? { refreshInterval: pollMs, dedupingInterval: POLL_DEDUPING_MS } : {}),
      ...(onEveryFocus ? { focusThrottleInterval: 0 } : {}),
    },
  );
  return { data, error, isLoading, isValidating, retry: () => void mutate() };
}
