import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createScrollMemory } from './scroll-memory.ts';

/** Milliseconds to wait for a list to reach its previous height. */
const PATIENCE = 4_000;

/** Scrolls to a position once the page is high enough, unless the person scrolls in the meantime. */
function scrollWhenTall(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) < 2;
  };
  if (reach()) return () => {};
  const observer = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  for (const event of ['wheel', 'touchstart', 'keydown']) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/**
 * A new screen starts at its top; going back (or reloading) restores the position, also when rows load later. Changes
 * of the query alone do not scroll.
 * @param entry the key of the history entry.
 */
export function useScrollRestoration(entry: string, pathname: string): void {
  const [memory] = useState(() => createScrollMemory(window.sessionStorage));
  // The path is part of the key, because every newly loaded page has the same entry, 'default'.
  const place = `${entry} ${pathname}`;
  const present = useRef(place);
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    present.current = place;
    const known = memory.recall(place);
    const moved = shown.current !== pathname;
    shown.current = pathname;
    if (known !== null) return scrollWhenTall(known);
    if (moved) window.scrollTo(0, 0);
  }, [memory, place, pathname]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let frame = 0;
    const write = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => memory.remember(present.current, window.scrollY));
    };
    window.addEventListener('scroll', write, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', write);
      window.history.scrollRestoration = 'auto';
    };
  }, [memory]);
}
