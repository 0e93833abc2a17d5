import type { ParticipantBulkInput, ParticipantBulkPreview } from '@widya/contract/participants-bulk';
import { useEffect, useRef, useState } from 'react';
import { useSourceActions } from '../source/source-context.ts';

interface Preview {
  readonly data: ParticipantBulkPreview | null;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What a bulk action would change, asked anew whenever it is another. */
export function useBulkPreview(change: ParticipantBulkInput): Preview {
  const { previewBulk } = useSourceActions();
  const latest = useRef(previewBulk);
  latest.current = previewBulk;
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Omit<Preview, 'retry'>>({ data: null, error: null });
  const asked = JSON.stringify(change);
  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt asks the same once more
  useEffect(() => {
    const ending = new AbortController();
    setFound({ data: null, error: null });
    latest.current(JSON.parse(asked) as ParticipantBulkInput, ending.signal).then(
      (data) => setFound({ data, error: null }),
      (error: unknown) => {
        if (!ending.signal.aborted) setFound({ data: null, error });
      },
    );
    return () => ending.abort();
  }, [asked, attempt]);
  return { ...found, retry: () => setAttempt((now) => now + 1) };
}
