// Reads the real timer before a test installs fake timers.
const { setTimeout: later } = globalThis;

/** Milliseconds between two attempts. */
const INTERVAL = 5;
/** Milliseconds after which the assertion's error is thrown; long enough for a busy machine. */
const LIMIT = 30_000;

/**
 * Repeats an assertion until it holds; for tests without a page, where `waitFor` of Testing Library is not available.
 * @throws the error of the last attempt.
 */
export async function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + LIMIT;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((done) => later(done, INTERVAL));
    }
  }
}
