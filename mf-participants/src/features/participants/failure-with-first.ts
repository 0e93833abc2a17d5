import { type Failure, failureOf, lastChangeOf } from '@widya/api-client/api-error';
import { formatDateTime } from '@widya/contract/time/texts';

/** Prepares an error for display; after a concurrent change it names who saved first, if known. D306. */
export function failureWithFirst(caught: unknown, fallback?: string): Failure | null {
  const failure = failureOf(caught, fallback);
  const change = lastChangeOf(caught);
  if (failure === null || change === null) return failure;
  const when = change.when === null ? '' : `, ${formatDateTime(change.when)}`;
  return { ...failure, title: `${failure.title.replace(/\.$/, '')}. Terakhir diubah oleh ${change.who}${when}.` };
}
