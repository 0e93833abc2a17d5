const SECOND = 1_000;

/** Pauses in milliseconds that grow, so that a restarting server is not overloaded; about three minutes in total. */
const PAUSES = [1, 2, 4, 8, 15, 30, 30, 30, 30, 30].map((seconds) => seconds * SECOND);

/** Most consecutive failures after which the upload is still tried again. */
export const MOST_FAILURES = PAUSES.length;

/**
 * Waits before the next attempt, at most until the browser's `online` event.
 * @param failures consecutive failures, from 1. @throws the signal's reason when cancelled
 */
export function waitForConnection(failures: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      removeEventListener('online', settle);
      signal?.removeEventListener('abort', settle);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(settle, PAUSES[Math.min(failures, PAUSES.length) - 1] ?? SECOND);
    addEventListener('online', settle);
    signal?.addEventListener('abort', settle);
    if (signal?.aborted) settle();
  });
}
