import { useEffect } from 'react';
import type { Batch } from './use-batch.ts';

/** Prepares the drawing while a batch's dialog is open, and releases it when no batch is started. */
export function useReadyDrawing({ prepare, discard }: Batch): void {
  useEffect(() => {
    prepare();
    return discard;
  }, [prepare, discard]);
}
