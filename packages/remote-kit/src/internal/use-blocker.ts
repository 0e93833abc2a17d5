import { useContext, useEffect, useSyncExternalStore } from 'react';
import type { BlockedNavigation, ShouldBlock } from './guarded-history.ts';
import { HistoryContext } from './history-context.ts';

/**
 * Blocks navigations within the page. One component of a router may use it.
 * @returns the blocked navigation; null without one.
 */
export function useBlocker(shouldBlock: ShouldBlock): BlockedNavigation | null {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useBlocker was called outside ProductRouter');
  useEffect(() => {
    history.guard(shouldBlock);
    return () => history.guard(null);
  }, [history, shouldBlock]);
  return useSyncExternalStore(history.onBlocked, history.blocked);
}
