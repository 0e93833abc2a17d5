import { readDocumentFile } from '@widya/api-client/document-forms';
import { useCallback, useEffect, useState } from 'react';

interface OpenFile {
  readonly blob: Blob;
  /** Blob address of the file. */
  readonly src: string;
}

/** Loads the file of a document with the account's token, because it has no public address. */
export function useDocumentFile(id: number) {
  const [file, setFile] = useState<OpenFile | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    const controller = new AbortController();
    let src = '';
    setFile(null);
    setFailure(null);
    readDocumentFile(id, controller.signal).then(
      ({ blob }) => {
        if (controller.signal.aborted) return;
        src = URL.createObjectURL(blob);
        setFile({ blob, src });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setFailure(error);
      },
    );
    return () => {
      controller.abort();
      if (src !== '') URL.revokeObjectURL(src);
    };
  }, [id, attempt]);
  const retry = useCallback(() => setAttempt((now) => now + 1), []);
  return { file, failure, retry };
}
