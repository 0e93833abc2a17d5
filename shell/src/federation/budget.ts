import { RemoteError } from './failure.ts';

/** Time a screen may take in all, retries included, before its error card is shown. Milliseconds. */
export const LOAD_BUDGET = 10_000;
/** After so long a hint says that the line is slow. Milliseconds. */
export const SLOW_HINT = 2_000;

/** A deadline that several steps share. */
export interface Budget {
  /** Aborts when the time is up; for fetch. */
  readonly signal: AbortSignal;
  /** Waits for a step; rejects with `timeout` when the time is up first. */
  readonly within: <T>(step: Promise<T>) => Promise<T>;
  /** Waits; rejects with `timeout` at once when the wait would outlast the budget. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Stops the clock. */
  readonly close: () => void;
}

export function startBudget(milliseconds: number = LOAD_BUDGET): Budget {
  const deadline = performance.now() + milliseconds;
  const controller = new AbortController();
  const spent = () => new RemoteError('timeout', `no answer within ${milliseconds} ms`);
  const timer = setTimeout(() => controller.abort(spent()), milliseconds);
  const within = <T>(step: Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (controller.signal.aborted) return reject(spent());
      const onAbort = () => reject(spent());
      controller.signal.addEventListener('abort', onAbort, { once: true });
      step.then(resolve, reject).finally(() => controller.signal.removeEventListener('abort', onAbort));
    });
  return {
    signal: controller.signal,
    within,
    pause: (wait) =>
      performance.now() + wait >= deadline
        ? Promise.reject(spent())
        : within(new Promise((resolve) => setTimeout(resolve, wait))),
    close: () => clearTimeout(timer),
  };
}
