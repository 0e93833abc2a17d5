import { useEffect } from 'react';
import type { Batch } from './use-batch.ts';

/** Gets ready what draws while the question before a batch is read, and lets go of it when nothing is begun. */
export function useReadyDrawing({ prepare, discard }: Batch): void {
  useEffect(() => {
    prepare();
    return discard;
  }, [prepare, discard]);
}
