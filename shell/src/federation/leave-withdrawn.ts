import { hasUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { registry, screens } from './federation.ts';

/** Milliseconds between two reloads of the registry while a failed candidate is displayed. */
const CHECK_EVERY = 10_000;

/** Opens a screen again once its failed candidate is withdrawn, unless there is unsaved input. */
export function leaveWithdrawn(remote: string, screen: string, failed: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const timer = setInterval(registry.refresh, CHECK_EVERY);
  const stop = registry.subscribe(() => {
    if (registry.remote(remote)?.current.version === failed) return;
    clearInterval(timer);
    if (!hasUnsavedWork()) void screens.open(remote, screen);
  });
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    stop();
  });
}
