import { useEffect, useId, useSyncExternalStore } from 'react';

/**
 * A value that mounted components claim and the shell reads; the latest claim counts. Passes information from a screen
 * to the frame around it (title, scope, unsaved work) without rendering either again.
 */
export interface Claims<T> {
  /** Claims the value while the calling component is mounted; `null` claims nothing. */
  readonly useClaim: (value: T | null) => void;
  /** The current value, null without a claim. */
  readonly useCurrent: () => T | null;
  readonly current: () => T | null;
}

export function createClaims<T>(): Claims<T> {
  const claims = new Map<string, T>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const current = () => [...claims.values()].at(-1) ?? null;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    current,
    useCurrent: () => useSyncExternalStore(subscribe, current, current),
    useClaim: (value) => {
      const id = useId();
      useEffect(() => {
        if (value === null) return;
        claims.set(id, value);
        changed();
        return () => {
          claims.delete(id);
          changed();
        };
      }, [id, value]);
    },
  };
}
