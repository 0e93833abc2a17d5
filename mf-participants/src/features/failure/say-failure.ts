import { failureOf } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import { FALLBACK } from './failure-text.ts';

/** Says what failed in a toast that stays, with the request id and a way to try again. */
export function sayFailure(caught: unknown, retry: () => void): void {
  const failure = failureOf(caught, FALLBACK);
  if (failure) toast.error(failure.title, { requestId: failure.requestId, retry });
}
