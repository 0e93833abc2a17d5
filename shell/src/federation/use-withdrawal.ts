import { useEffect } from 'react';
import { registry } from './federation.ts';

/**
 * Leaves a failed candidate as soon as it is withdrawn, unless there is unsaved input; other tabs notice at their next
 * navigation.
 * @param failed the failed version; undefined when nothing failed.
 */
export function useWithdrawal(remote: string, screen: string, failed: string | undefined): void {
  useEffect(() => {
    if (failed === undefined || registry.candidateOf(remote) !== failed) return;
    const left = new AbortController();
    import('./leave-withdrawn.ts').then(
      ({ leaveWithdrawn }) => leaveWithdrawn(remote, screen, failed, left.signal),
      // Without the code, the next navigation leaves the candidate.
      () => undefined,
    );
    return () => left.abort();
  }, [remote, screen, failed]);
}
