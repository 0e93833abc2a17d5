import { type RefCallback, useCallback, useRef, useState } from 'react';

/**
 * Returns a ref, and whether its element overflows vertically. Scrolling elements must be focusable, otherwise keys
 * cannot scroll them.
 */
export function useScrolls<E extends HTMLElement>(): [RefCallback<E>, boolean] {
  const [scrolls, setScrolls] = useState(false);
  const observer = useRef<ResizeObserver | null>(null);
  const ref = useCallback((element: E | null) => {
    observer.current?.disconnect();
    if (!element) return;
    const measure = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    measure();
    observer.current = new ResizeObserver(measure);
    observer.current.observe(element);
    for (const child of element.children) observer.current.observe(child);
  }, []);
  return [ref, scrolls];
}
