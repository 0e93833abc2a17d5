import { createContext, useContext } from 'react';
import type { Interruption } from '../session/machine.ts';
import type { SessionStore } from '../session/store.ts';

/** Control of the session for the frame: ending it, changing its account, asking for the password again. */
export interface SessionControl {
  readonly store: SessionStore;
  readonly interruption: Interruption | null;
  /** Unmounts the page before navigating away, so that its leave guards do not block the browser. */
  readonly leave: (go: () => void) => void;
}

export const StoreContext = createContext<SessionControl | null>(null);

export function useSessionControl(): SessionControl {
  const control = useContext(StoreContext);
  if (!control) throw new Error('useSessionControl was called outside the signed-in frame');
  return control;
}
