import { previewEmail } from '@widya/api-client/email-templates';
import type { EmailPreview, EmailPreviewInput } from '@widya/contract/email-templates';
import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without typing before the preview is updated. */
const PAUSE = 400;

/**
 * A mail as a participant would receive it, rendered by the code that sends; follows the typed text and keeps the
 * previous preview while loading.
 */
export function useMailPreview(mail: EmailPreviewInput) {
  const [preview, setPreview] = useState<EmailPreview | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const request = JSON.stringify(mail);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    const ending = new AbortController();
    setBusy(true);
    const timer = setTimeout(() => {
      previewEmail(JSON.parse(request), ending.signal).then(
        (next) => {
          setPreview(next);
          setFailure(null);
          setBusy(false);
        },
        (error: unknown) => {
          if (ending.signal.aborted) return;
          setFailure(error);
          setBusy(false);
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [request, attempt]);

  return { preview, failure, busy, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}
