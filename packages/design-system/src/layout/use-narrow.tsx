import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 639.98px)';

let asked: { by: typeof window.matchMedia; answer: MediaQueryList } | null = null;
/** Shared, because a table asks once per cell. Null where media queries are not supported (tests). */
function media(): MediaQueryList | null {
  const by = window.matchMedia;
  if (!by) return null;
  if (asked?.by !== by) asked = { by, answer: window.matchMedia(QUERY) };
  return asked.answer;
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
