import { useLocation } from '@widya/remote-kit/router';
import { type MouseEvent, useEffect } from 'react';

const KEY = 'widya:kelas:kembali';

/** The query of the list's address, and where its class was opened. */
interface ReturnPoint {
  readonly search: string;
  readonly to: string;
}

const stored = (): ReturnPoint | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ReturnPoint | null;
  } catch {
    return null;
  }
};

/** Remembers where a class was opened, so that Back finds the same row again. A closed storage only loses the comfort. */
export function rememberReturnPoint(point: ReturnPoint): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(point));
  } catch {
    // Private window: the list then opens at its top.
  }
}

/**
 * Puts the class in view and the focus on its name when the list is opened again at the address it was left at. Once;
 * the shell's own focus on the heading comes first, so this waits for the frame after it.
 * @param ready whether rows are on the screen.
 */
export function useReturnPoint(ready: boolean): void {
  const { search } = useLocation();
  useEffect(() => {
    const point = ready ? stored() : null;
    if (!point) return;
    sessionStorage.removeItem(KEY);
    if (point.search !== search) return;
    const frame = requestAnimationFrame(() => {
      const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(point.to)}"]`);
      link?.scrollIntoView({ block: 'center' });
      link?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, search]);
}

/** Remembers it for a press on the name of a class, wherever in the list it stands. */
export function rememberPressedLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/editor/"]') : null;
  const to = link?.getAttribute('href');
  if (to) rememberReturnPoint({ search: window.location.search, to });
}
