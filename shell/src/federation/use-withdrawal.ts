import { hasUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useEffect } from 'react';
import { registry, screens } from './federation.ts';

/** Milliseconds between two reloads of the registry while a failed candidate is displayed. */
const CHECK_EVERY = 10_000;

/**
 * Leaves a failed candidate as soon as it is withdrawn, unless there is unsaved input; other tabs notice at their next
 * navigation.
 * @param failed the failed version; undefined when nothing failed.
 */
export function useWithdrawal(remote: string, screen: string, failed: string | undefined): void {
  useEffect(() => {
    if (failed === undefined || registry.candidateOf(remote) !== failed) return;
    const timer = setInterval(registry.refresh, CHECK_EVERY);
    const stop = registry.subscribe(() => {
      if (registry.remote(remote)?.current.version === failed) return;
      clearInterval(timer);
      if (!hasUnsavedWork()) void screens.open(remote, screen);
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [remote, screen, failed]);
}
