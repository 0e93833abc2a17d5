import { announce } from '@widya/design-system/announcer';
import { type RefObject, useEffect, useRef } from 'react';
import { waitForElement } from './wait-for-element.ts';

/** The focus of somebody who is already typing is not moved. */
const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName));

/** The element of a fragment such as `#materi`. */
const anchored = (hash: string): HTMLElement | null => {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
};

function focus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After a navigation, focuses the heading of the new screen or the element of the fragment, and announces the title
 * politely. Waits for the screen, and does not move a focus that is in use by then.
 * @param title the announced title.
 */
export function useArrival(
  main: RefObject<HTMLElement | null>,
  { pathname, hash }: { readonly pathname: string; readonly hash: string },
  title: string,
): void {
  const latestTitle = useRef(title);
  latestTitle.current = title;
  const last = useRef<string | null>(null);
  useEffect(() => {
    const first = last.current === null;
    const moved = last.current !== pathname;
    last.current = pathname;
    const container = main.current;
    // The first page of a visit keeps the focus at the top, like every document, unless its address has a fragment.
    if (!container || (first && hash === '') || (!moved && hash === '')) return;
    const stop = new AbortController();
    const find = () => (hash === '' ? container.querySelector<HTMLElement>('h1') : anchored(hash));
    void waitForElement(container, find, stop.signal).then((found) => {
      if (!found) return;
      if (hash !== '') found.scrollIntoView({ block: 'start' });
      if (!isTyping(document.activeElement)) focus(found);
      if (moved && !first) announce(latestTitle.current);
    });
    return () => stop.abort();
  }, [main, pathname, hash]);
}
