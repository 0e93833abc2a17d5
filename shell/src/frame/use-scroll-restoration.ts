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
  const key = `${entry} ${pathname}`;
  const currentKey = useRef(key);
  const lastPath = useRef<string | null>(null);

  useLayoutEffect(() => {
    currentKey.current = key;
    const position = memory.recall(key);
    const moved = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (position !== null) return scrollWhenTall(position);
    if (moved) window.scrollTo(0, 0);
  }, [memory, key, pathname]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let frame = 0;
    const write = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => memory.remember(currentKey.current, window.scrollY));
    };
    window.addEventListener('scroll', write, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', write);
      window.history.scrollRestoration = 'auto';
    };
  }, [memory]);
}
