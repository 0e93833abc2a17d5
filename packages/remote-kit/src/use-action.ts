import { useCallback, useRef, useState } from 'react';

/** An action started by a person: ignores presses while it runs, and keeps its failure until the next run. */
export interface Action<Args extends readonly unknown[]> {
  /** Resolves to whether it succeeded, false also when it is ignored because it already runs; never rejects. */
  readonly run: (...args: Args) => Promise<boolean>;
  readonly busy: boolean;
  /** Error of the last run; null after a success, while running and before the first run. */
  readonly failure: unknown;
  /** Clears the failure. */
  readonly forget: () => void;
}

/**
 * Wraps a write. Two presses within a frame start it once: the guard is a ref, because state changes only at the next
 * render.
 * @param work the write, and what follows its success.
 */
export function useAction<Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>): Action<Args> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  const run = useCallback(async (...args: Args) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await latest.current(...args);
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  const forget = useCallback(() => setFailure(null), []);
  return { run, busy, failure, forget };
}
