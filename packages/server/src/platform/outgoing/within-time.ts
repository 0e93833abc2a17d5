/**
 * The answer of a call that may hang.
 * @throws Error when there is no answer by then; the call itself goes on.
 */
export const withinTime = <T>(call: Promise<T>, timeoutMs: number): Promise<T> =>
  Promise.race([
    call,
    new Promise<never>((_, reject) => setTimeout(reject, timeoutMs, new Error('no answer in time')).unref()),
  ]);
