import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 639.98px)';
const subscribe = (listener: () => void) => {
  const query = window.matchMedia?.(QUERY);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
};

/** True under 640 px, where tables become cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia?.(QUERY).matches ?? false);
}
