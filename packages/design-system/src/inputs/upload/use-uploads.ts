import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createUploadQueue, type Upload } from './queue.ts';
import type { SendFile } from './types.ts';

interface Options<Result> {
  send: SendFile<Result>;
  check: (file: File) => string | null;
  onDone?: ((upload: Upload<Result>) => void) | undefined;
}

/** A queue that lives as long as its component; each starting file uses the latest props. */
export function useUploads<Result>(options: Options<Result>) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [uploads, setUploads] = useState<readonly Upload<Result>[]>([]);
  const queue = useMemo(
    () =>
      createUploadQueue<Result>({
        send: (file, how) => latest.current.send(file, how),
        check: (file) => latest.current.check(file),
        onDone: (upload) => latest.current.onDone?.(upload),
        onChange: setUploads,
      }),
    [],
  );
  useEffect(() => () => queue.stop(), [queue]);
  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const add = useCallback((files: readonly File[]) => queue.add(files), [queue]);
  return { uploads, busy, add, cancel: queue.cancel, retry: queue.retry, remove: queue.remove };
}
