const SECOND = 1_000;

/** Longer from attempt to attempt, so that a server that comes back is not run over; some three minutes in all. */
const PAUSES = [1, 2, 4, 8, 15, 30, 30, 30, 30, 30].map((seconds) => seconds * SECOND);

/** After so many failures in a row it is told to the person. */
export const MOST_FAILURES = PAUSES.length;

/**
 * Waits before the next attempt; at most until the browser says `online`.
 * @param failures in a row, from 1 on. @throws the signal's reason when cancelled
 */
export function waitForLine(failures: number, signal: AbortSignal | undefined): Promise<void> {
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
