import { failureOf } from '@widya/api-client/api-error';
import { toast } from '@widya/design-system/toast';
import { FALLBACK } from './texts.ts';

/**
 * Says what failed in a toast that stays, with the request id and a way to try again.
 * @param title said instead of the sentence of the API, which then stands below it.
 */
export function sayFailure(caught: unknown, retry: () => void, title?: string): void {
  const failure = failureOf(caught, FALLBACK);
  if (failure === null) return;
  const cause = title !== undefined && failure.title !== FALLBACK ? { description: failure.title } : {};
  toast.error(title ?? failure.title, { ...cause, requestId: failure.requestId, retry });
}
