/** Runs work when the browser is idle; immediately in browsers that do not report this. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else work();
}
