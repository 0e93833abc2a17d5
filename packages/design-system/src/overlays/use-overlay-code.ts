import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { OverlayCode } from './overlay-code.ts';

interface LoadedOverlay<Props> {
  /** Null while it is not loaded. */
  readonly Layer: ComponentType<Props> | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads an overlay once it is wanted. */
export function useOverlayCode<Props>(
  code: OverlayCode<Props>,
  wanted: boolean,
  onFailure?: () => void,
): LoadedOverlay<Props> {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [, setLoaded] = useState(false);
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (!wanted || code.loaded()) return;
    let isWanted = true;
    setFailed(false);
    code.load().then(
      () => isWanted && setLoaded(true),
      () => {
        if (!isWanted) return;
        setFailed(true);
        latest.current?.();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, wanted, attempt]);
  return { Layer: code.loaded(), failed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
