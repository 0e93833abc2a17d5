import { countEmailRecipients } from '@widya/api-client/email-broadcasts';
import type { RecipientCount, RecipientsInput } from '@widya/contract/email-broadcasts';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without a change before counting. */
const PAUSE = 300;

/**
 * Number of recipients of a broadcast, updated when the choice changes.
 * @param meant null when nobody is chosen.
 */
export function useRecipientCount(meant: RecipientsInput | null) {
  const asked = meant === null ? null : JSON.stringify(meant);
  const [found, setFound] = useState<{ readonly asked: string; readonly count: RecipientCount } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    setFailure(null);
    if (asked === null) return;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      countEmailRecipients(JSON.parse(asked), ending.signal).then(
        (count) => setFound({ asked, count }),
        (error: unknown) => {
          if (!ending.signal.aborted) setFailure(error);
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [asked, turn]);

  const known = asked !== null && found?.asked === asked ? found.count : null;
  return {
    /** Null while unknown for the current choice. */
    count: known,
    failure: known ? null : failure,
    /** Whether counting is pending. */
    counting: asked !== null && known === null && failure === null,
    retry: useCallback(() => {
      setFound(null);
      setTurn((before) => before + 1);
    }, []),
  };
}

export type RecipientCounting = ReturnType<typeof useRecipientCount>;
