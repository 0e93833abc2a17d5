import { useLocation } from '@widya/remote-kit/router';
import { tabStorage } from '@widya/remote-kit/tab-storage';
import { type MouseEvent, useEffect } from 'react';

const storage = tabStorage('mf-classes');
const NAME = 'return-point';

/** The list's query, and the class that was opened. */
interface ReturnPoint {
  readonly search: string;
  readonly to: string;
}

const stored = (): ReturnPoint | null => {
  try {
    return JSON.parse(storage.read(NAME) ?? 'null') as ReturnPoint | null;
  } catch {
    return null;
  }
};

/** Stores which class was opened, so that Back returns to its row. Without storage, the list opens at its top. */
export const rememberReturnPoint = (point: ReturnPoint): void => storage.keep(NAME, JSON.stringify(point));

/**
 * Scrolls to the class and focuses its name when the list is opened again at the stored address, once. Waits a frame,
 * because the shell first focuses the heading.
 * @param ready whether rows are rendered.
 */
export function useReturnPoint(ready: boolean): void {
  const { search } = useLocation();
  useEffect(() => {
    const point = ready ? stored() : null;
    if (!point) return;
    storage.drop(NAME);
    if (point.search !== search) return;
    const frame = requestAnimationFrame(() => {
      const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(point.to)}"]`);
      link?.scrollIntoView({ block: 'center' });
      link?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [ready, search]);
}

/** Stores the return point after a press on the name of a class. */
export function rememberPressedLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/editor/"]') : null;
  const to = link?.getAttribute('href');
  if (to) rememberReturnPoint({ search: window.location.search, to });
}
