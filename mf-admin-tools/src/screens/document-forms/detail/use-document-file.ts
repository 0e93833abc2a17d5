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
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    const gone = new AbortController();
    let src = '';
    setFile(null);
    setFailure(null);
    readDocumentFile(id, gone.signal).then(
      ({ blob }) => {
        if (gone.signal.aborted) return;
        src = URL.createObjectURL(blob);
        setFile({ blob, src });
      },
      (error: unknown) => {
        if (!gone.signal.aborted) setFailure(error);
      },
    );
    return () => {
      gone.abort();
      if (src !== '') URL.revokeObjectURL(src);
    };
  }, [id, round]);
  const retry = useCallback(() => setRound((now) => now + 1), []);
  return { file, failure, retry };
}
