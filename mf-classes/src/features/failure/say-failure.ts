import { failureOf } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import { CLASS_FALLBACK } from './failure-text.ts';

/**
 * Says what failed in a toast that stays, with the request id and a way to try again.
 * @param title said instead of the sentence of the API, which then stands below it.
 */
export function sayFailure(caught: unknown, retry: () => void, title?: string): void {
  const failure = failureOf(caught, CLASS_FALLBACK);
  if (failure)
    toast.error(title ?? failure.title, {
      ...(title && { description: failure.title }),
      requestId: failure.requestId,
      retry,
    });
}
