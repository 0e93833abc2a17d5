/** Milliseconds to wait for a screen. */
const PATIENCE = 10_000;

/**
 * Waits until an element appears inside another one, because screens load after the navigation.
 * @returns the element; null when it did not appear or the wait was aborted.
 */
export function waitForElement(
  within: HTMLElement,
  find: () => HTMLElement | null,
  signal: AbortSignal,
): Promise<HTMLElement | null> {
  const there = find();
  if (there || signal.aborted) return Promise.resolve(there);
  return new Promise((resolve) => {
    const end = (found: HTMLElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(found);
    };
    const observer = new MutationObserver(() => {
      const found = find();
      if (found) end(found);
    });
    const onAbort = () => end(null);
    const timer = setTimeout(() => end(null), PATIENCE);
    signal.addEventListener('abort', onAbort);
    observer.observe(within, { childList: true, subtree: true });
  });
}
