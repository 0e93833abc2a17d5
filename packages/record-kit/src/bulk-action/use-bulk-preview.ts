import type { ApiError } from '@widya/api-client/api-error';
import useSWR from 'swr';

/** State of counting a bulk action. */
interface CountedAnswer<Preview> {
  /** The previous answer while a new one loads, so that nothing moves. */
  readonly data: Preview | undefined;
  readonly error: ApiError | undefined;
  /** Whether `data` belongs to a previous change. */
  readonly isOld: boolean;
  readonly retry: () => void;
}

/**
 * Requests a preview of a bulk action when its dialog opens and whenever the change differs.
 * @param scope identifies the list of the rows; part of the cache key.
 * @param change the request in the API's format.
 * @param ask calls the preview endpoint.
 */
export function useBulkPreview<Change, Preview>(
  scope: string,
  change: Change,
  ask: (change: Change) => Promise<Preview>,
): CountedAnswer<Preview> {
  const { data, error, isValidating, mutate } = useSWR<Preview, ApiError>(
    [scope, JSON.stringify(change)],
    () => ask(change),
    { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0, keepPreviousData: true },
  );
  return { data: error ? undefined : data, error, isOld: isValidating, retry: () => void mutate() };
}
