import type { ApiError } from '@widya/api-client/api-error';
import useSWR from 'swr';

/** State of counting a bulk action. */
interface CountedAnswer<Preview> {
  /** The previous answer while a new one loads, so that nothing moves. */
  readonly data: Preview | undefined;
  readonly error: ApiError | undefined;
  /** Whether a request is pending, so that `data` may belong to a previous change. */
  readonly isOld: boolean;
  readonly retry: () => void;
}

/**
 * Requests a preview of a bulk action when its dialog opens and whenever the change differs.
 * @param scope identifies the list of the rows; part of the cache key.
 * @param change the body in the API's format.
 * @param request calls the preview endpoint.
 */
export function useBulkPreview<Change, Preview>(
  scope: string,
  change: Change,
  request: (change: Change) => Promise<Preview>,
): CountedAnswer<Preview> {
  const { data, error, isValidating, mutate } = useSWR<Preview, ApiError>(
    [scope, JSON.stringify(change)],
    () => request(change),
    { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0, keepPreviousData: true },
  );
  return { data: error ? undefined : data, error, isOld: isValidating, retry: () => void mutate() };
}
