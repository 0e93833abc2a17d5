import type { ParticipantBulkInput, ParticipantBulkPreview } from '@widya/contract/participants-bulk';
import { useEffect, useRef, useState } from 'react';
import { useSourceActions } from '../source/source-context.ts';

interface Preview {
  /** That of the former question while the present one is answered, so that nothing jumps. */
  readonly data: ParticipantBulkPreview | null;
  readonly error: unknown;
  /** The numbers on the screen are not yet those of the present question. */
  readonly isOld: boolean;
  readonly retry: () => void;
}

/** What a bulk action would change, asked anew whenever it is another. */
export function useBulkPreview(change: ParticipantBulkInput): Preview {
  const { previewBulk } = useSourceActions();
  const latest = useRef(previewBulk);
  latest.current = previewBulk;
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Pick<Preview, 'data' | 'error'> & { readonly to: string }>({
    data: null,
    error: null,
    to: '',
  });
  const asked = JSON.stringify(change);
  const question = `${attempt} ${asked}`;
  useEffect(() => {
    const ending = new AbortController();
    setFound((former) => ({ ...former, error: null }));
    latest.current(JSON.parse(asked) as ParticipantBulkInput, ending.signal).then(
      (data) => {
        if (!ending.signal.aborted) setFound({ data, error: null, to: question });
      },
      (error: unknown) => {
        if (!ending.signal.aborted) setFound({ data: null, error, to: question });
      },
    );
    return () => ending.abort();
  }, [asked, question]);
  return {
    data: found.data,
    error: found.error,
    isOld: found.to !== question,
    retry: () => setAttempt((now) => now + 1),
  };
}
