import { useEffect, useMemo, useRef } from 'react';
import { createClaims } from './internal/claims.ts';
import type { ShouldBlock } from './internal/guarded-history.ts';
import { useBlocker } from './internal/use-blocker.ts';

/** Saves the input; resolves after the attempt, whether it succeeded or not. */
export type SaveWork = () => unknown;

interface Work {
  /** Null when the screen did not set how it saves. */
  readonly save: (() => Promise<void>) | null;
}

const unsaved = createClaims<Work>();

/**
 * Marks the screen as having unsaved input: leaving asks first (within the page and on closing the tab), and the shell
 * does not replace the remote by a newly published version.
 * @param save called by 'Simpan & keluar', the same function as the screen's own button; navigation continues once
 * `dirty` is false, and is cancelled if it stays true. By default, the only form in the page's `main` is submitted;
 * search forms and forms with `data-no-save` do not count.
 */
export function useUnsavedWork(dirty: boolean, save?: SaveWork): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const canSave = save !== undefined;
  // A single claim while there is something to save, whichever function the screen passes at each render.
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

/** For the shell: whether any screen has unsaved input. */
export const hasUnsavedWork = (): boolean => unsaved.current() !== null;

/** As a hook, for components of the shell. */
export const useHasUnsavedWork = (): boolean => unsaved.useCurrent() !== null;

/** State of the shell's leave guard. */
export interface LeaveGuard {
  /** Whether a navigation awaits an answer. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** The screen's own save function; null when it set none. */
  readonly save: (() => Promise<void>) | null;
}

const toAnotherPath: ShouldBlock = (current, next) => hasUnsavedWork() && current.pathname !== next.pathname;

/**
 * For the shell, mounted once inside the router (only one blocker can be active): blocks navigations to another path
 * while there is unsaved work, and lets the browser ask before the tab is closed. Changes of the query alone pass.
 */
export function useLeaveGuard(): LeaveGuard {
  const work = unsaved.useCurrent();
  const dirty = work !== null;
  const blocked = useBlocker(toAnotherPath);
  useEffect(() => {
    if (!dirty) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [dirty]);
  return {
    asking: blocked !== null,
    stay: () => blocked?.stay(),
    leave: () => blocked?.leave(),
    save: work?.save ?? null,
  };
}
