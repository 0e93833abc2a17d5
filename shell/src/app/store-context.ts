import { createContext, useContext } from 'react';
import type { Interruption } from '../session/machine.ts';
import type { SessionStore } from '../session/store.ts';

/** The session as the frame needs it: to end it, to change its account, to ask for the password again. */
export interface SessionControl {
  readonly store: SessionStore;
  readonly interruption: Interruption | null;
  /** Takes the page down first, so that nothing on it holds the browser back, and then goes. */
  readonly leave: (go: () => void) => void;
}

export const StoreContext = createContext<SessionControl | null>(null);

export function useSessionControl(): SessionControl {
  const control = useContext(StoreContext);
  if (!control) throw new Error('useSessionControl was called outside the signed-in frame');
  return control;
}
