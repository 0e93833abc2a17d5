import { useEffect, useMemo, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { createClaims } from './internal/claims.ts';

/** Saves what is typed; resolves when the attempt is over, whether it was accepted or not. */
export type SaveWork = () => unknown;

interface Work {
  /** Null: the screen did not say how it saves. */
  readonly save: (() => Promise<void>) | null;
}

const unsaved = createClaims<Work>();

/**
 * Says that the screen holds input that is not saved: leaving asks first (in the page and on closing the tab), and the shell
 * does not swap in a newly published version of the remote.
 * @param save what 'Simpan & keluar' calls, the same the screen's own button calls; the person leaves once `dirty` is false and
 *   stays when it is still true afterwards. Left out, the one form in the page's `main` is sent.
 */
export function useUnsavedWork(dirty: boolean, save?: SaveWork): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const canSave = save !== undefined;
  // One claim as long as there is something to save, whatever function the screen hands over at each drawing.
  const work = useMemo<Work>(
    () => ({
      save: canSave
        ? async () => {
            await latest.current?.();
          }
        : null,
    }),
    [canSave],
  );
  unsaved.useClaim(dirty ? work : null);
}

/** For the shell: whether any screen holds unsaved input right now. */
export const hasUnsavedWork = (): boolean => unsaved.current() !== null;

/** The same for a component of the shell that follows it. */
export const useHasUnsavedWork = (): boolean => unsaved.useCurrent() !== null;

/** What the shell's question 'leave?' is drawn from. */
export interface LeaveGuard {
  /** A navigation waits for an answer. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** The screen's own way to save; null when it did not name any. */
  readonly save: (() => Promise<void>) | null;
}

/**
 * For the shell, mounted once inside the router (only one blocker can be active): holds navigations to another path back
 * while there is unsaved work, and lets the browser ask before the tab closes. Changes of the query alone pass.
 */
export function useLeaveGuard(): LeaveGuard {
  const work = unsaved.useCurrent();
  const dirty = work !== null;
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
    save: work?.save ?? null,
  };
}
