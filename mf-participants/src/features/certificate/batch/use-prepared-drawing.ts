import type { CertificateTemplate } from '@widya/contract/certificate-template';
import { useCallback, useEffect, useRef } from 'react';
import type { DrawerPool } from '../draw/drawer-pool.ts';

/**
 * Workers, font and background of a batch, made ready while the question before it is read: half a second that nobody waits for.
 * A failure is not said here; the batch then opens its own, and says it.
 */
export function usePreparedDrawing(template: CertificateTemplate) {
  const prepared = useRef<Promise<DrawerPool> | null>(null);
  const prepare = useCallback(() => {
    if (prepared.current) return;
    const opening = import('../draw/open-drawing.ts').then(({ openDrawing }) => openDrawing(template));
    prepared.current = opening;
    opening.catch(() => {
      if (prepared.current === opening) prepared.current = null;
    });
  }, [template]);
  /** Hands over what is ready, or on its way; whoever takes it closes it. */
  const take = useCallback((): Promise<DrawerPool> | null => {
    const taken = prepared.current;
    prepared.current = null;
    return taken;
  }, []);
  const discard = useCallback((): void => {
    take()?.then(
      (drawers) => drawers.close(),
      () => undefined,
    );
  }, [take]);
  useEffect(() => discard, [discard]);
  return { prepare, take, discard };
}
