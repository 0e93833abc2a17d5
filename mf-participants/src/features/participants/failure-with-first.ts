import { type Failure, failureOf, firstOf } from '@widya/api-client/api-error';
import { formatDateTime } from '@widya/contract/time/texts';

/** Prepares an error for display; after a concurrent change it names who saved first, if known. D306. */
export function failureWithFirst(caught: unknown, fallback?: string): Failure | null {
  const failure = failureOf(caught, fallback);
  const first = firstOf(caught);
  if (failure === null || first === null) return failure;
  const when = first.when === null ? '' : `, ${formatDateTime(first.when)}`;
  return { ...failure, title: `${failure.title.replace(/\.$/, '')}. Terakhir diubah oleh ${first.who}${when}.` };
}
