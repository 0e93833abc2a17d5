import { countEmailRecipients } from '@widya/api-client/email-broadcasts';
import type { RecipientCount, RecipientsInput } from '@widya/contract/email-broadcasts';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without a change before counting. */
const PAUSE = 300;

/**
 * Number of recipients of a broadcast, updated when the choice changes.
 * @param recipients null when nobody is chosen.
 */
export function useRecipientCount(recipients: RecipientsInput | null) {
  const request = recipients === null ? null : JSON.stringify(recipients);
  const [found, setFound] = useState<{ readonly request: string; readonly count: RecipientCount } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    setFailure(null);
    if (request === null) return;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      countEmailRecipients(JSON.parse(request), ending.signal).then(
        (count) => setFound({ request, count }),
        (error: unknown) => {
          if (!ending.signal.aborted) setFailure(error);
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [request, attempt]);

  const currentCount = request !== null && found?.request === request ? found.count : null;
  return {
    /** Null while unknown for the current choice. */
    count: currentCount,
    failure: currentCount ? null : failure,
    /** Whether counting is pending. */
    counting: request !== null && currentCount === null && failure === null,
    retry: useCallback(() => {
      setFound(null);
      setAttempt((before) => before + 1);
    }, []),
  };
}

export type RecipientCounting = ReturnType<typeof useRecipientCount>;
