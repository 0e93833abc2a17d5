import { RemoteError } from './failure.ts';

/** Milliseconds for loading a screen, retries included, before its error card is shown. */
export const LOAD_BUDGET = 10_000;
/** Milliseconds until a hint says that the connection is slow. */
export const SLOW_HINT = 2_000;

/** A deadline shared by several steps. */
export interface Budget {
  /** Aborts at the deadline; for fetch. */
  readonly signal: AbortSignal;
  /** Waits for a step; rejects with `timeout` at the deadline. */
  readonly within: <T>(step: Promise<T>) => Promise<T>;
  /** Waits; rejects with `timeout` immediately when the pause would exceed the deadline. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Clears the timer. */
  readonly close: () => void;
}

export function startBudget(milliseconds: number = LOAD_BUDGET): Budget {
  const deadline = performance.now() + milliseconds;
  const controller = new AbortController();
  const timeoutError = () => new RemoteError('timeout', `no answer within ${milliseconds} ms`);
  const timer = setTimeout(() => controller.abort(timeoutError()), milliseconds);
  const within = <T>(step: Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (controller.signal.aborted) return reject(timeoutError());
      const onAbort = () => reject(timeoutError());
      controller.signal.addEventListener('abort', onAbort, { once: true });
      step.then(resolve, reject).finally(() => controller.signal.removeEventListener('abort', onAbort));
    });
  return {
    signal: controller.signal,
    within,
    pause: (wait) =>
      performance.now() + wait >= deadline
        ? Promise.reject(timeoutError())
        : within(new Promise((resolve) => setTimeout(resolve, wait))),
    close: () => clearTimeout(timer),
  };
}
