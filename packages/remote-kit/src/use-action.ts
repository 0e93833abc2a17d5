import { useCallback, useRef, useState } from 'react';

/** Something a person sets off: a press while it runs does nothing, and its failure stays readable until the next try. */
interface Action<Args extends readonly unknown[]> {
  /** Resolves to whether it succeeded; never rejects. */
  readonly run: (...args: Args) => Promise<boolean>;
  readonly busy: boolean;
  /** What the last run failed with; null after a success, while running and before the first run. */
  readonly failure: unknown;
  readonly forget: () => void;
}

/**
 * Wraps a write. Two presses within one frame start it once: the guard is a ref, as state changes only with the next render.
 * @param work the write and what follows its success.
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
