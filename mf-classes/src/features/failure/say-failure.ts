import { ApiError } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import { failureText } from './failure-text.ts';

/** Says what failed in a toast that stays, with the request id and a way to try again. */
export function sayFailure(failure: unknown, retry: () => void): void {
  const requestId = failure instanceof ApiError ? (failure.requestId ?? undefined) : undefined;
  toast.error(failureText(failure), { requestId, retry });
}
