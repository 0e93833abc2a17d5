import { type Failure, failureOf, firstOf } from '@widya/api-client/api-error';
import { formatDateTime } from '@widya/contract/time/texts';

/** A failure in words; of a refusal because somebody else was first, with who that is, where it is known. D306. */
export function failureWithFirst(caught: unknown, fallback?: string): Failure | null {
  const failure = failureOf(caught, fallback);
  const first = firstOf(caught);
  if (failure === null || first === null) return failure;
  const when = first.when === null ? '' : `, ${formatDateTime(first.when)}`;
  return { ...failure, title: `${failure.title.replace(/\.$/, '')}. Terakhir diubah oleh ${first.who}${when}.` };
}
