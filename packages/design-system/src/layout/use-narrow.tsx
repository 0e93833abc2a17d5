import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 639.98px)';

let cached: { by: typeof window.matchMedia; answer: MediaQueryList } | null = null;
/** Shared, because a table reads it once per cell. Null where media queries are not supported (tests). */
function media(): MediaQueryList | null {
  const by = window.matchMedia;
  if (!by) return null;
  if (cached?.by !== by) cached = { by, answer: window.matchMedia(QUERY) };
  return cached.answer;
}
const subscribe = (listener: () => void) => {
  const query = media();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
};

/** True under 640 px, where tables become cards. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => media()?.matches ?? false);
}
