import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { createClaims } from './internal/claims.ts';

const unsaved = createClaims<true>();

/**
 * Says that the screen holds input that is not saved: leaving asks first (in the page and on closing the tab), and the shell
 * does not swap in a newly published version of the remote.
 */
export const useUnsavedWork = (dirty: boolean): void => unsaved.useClaim(dirty ? true : null);

/** For the shell: whether any screen holds unsaved input right now. */
export const hasUnsavedWork = (): boolean => unsaved.current() !== null;

/** What the shell's question 'leave?' is drawn from. */
export interface LeaveGuard {
  /** A navigation waits for an answer. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * For the shell, mounted once inside the router (only one blocker can be active): holds navigations to another path back
 * while there is unsaved work, and lets the browser ask before the tab closes. Changes of the query alone pass.
 */
export function useLeaveGuard(): LeaveGuard {
  const dirty = unsaved.useCurrent() !== null;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
