import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { useCallback, useEffect, useRef } from 'react';
import type { RendererPool } from '../draw/renderer-pool.ts';

/**
 * Prepares workers, font and background of a batch while its dialog is open, which saves half a second. A failure is
 * ignored here; the batch then prepares them itself and reports it.
 */
export function usePreparedDrawing(template: CertificateTemplate) {
  const prepared = useRef<Promise<RendererPool> | null>(null);
  const prepare = useCallback(() => {
    if (prepared.current) return;
    const opening = import('../draw/open-drawing.ts').then(({ openDrawing }) => openDrawing(template));
    prepared.current = opening;
    opening.catch(() => {
      if (prepared.current === opening) prepared.current = null;
    });
  }, [template]);
  /** Passes on the prepared or pending pool; the caller closes it. */
  const take = useCallback((): Promise<RendererPool> | null => {
    const taken = prepared.current;
    prepared.current = null;
    return taken;
  }, []);
  const discard = useCallback((): void => {
    take()?.then(
      (pool) => pool.close(),
      () => undefined,
    );
  }, [take]);
  useEffect(() => discard, [discard]);
  return { prepare, take, discard };
}
