import type { ApiError } from '@widya/api-client/api-error';
import useSWR from 'swr';

/** The count of a bulk action as far as it is known. */
interface CountedAnswer<Preview> {
  /** The former answer while the present question is answered, so that nothing jumps. */
  readonly data: Preview | undefined;
  readonly error: ApiError | undefined;
  /** The numbers on the screen do not belong to the present question yet. */
  readonly isOld: boolean;
  readonly retry: () => void;
}

/**
 * Asks what a bulk action would change: when its dialog opens, and whenever the change is another.
 * @param scope names the list the rows belong to; part of the cache key.
 * @param change the request as the API takes it.
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
