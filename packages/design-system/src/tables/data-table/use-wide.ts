import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * True when the table is wider than its place. Only then does its frame scroll: a frame that scrolls would otherwise
 * take the sticky header away from the page.
 */
export function useWide(frame: RefObject<HTMLElement | null>, dependency: unknown): boolean {
  const [wide, setWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when rows or columns change
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const measure = () => setWide(table.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    // As wide as its place or as its content, it changes with either; the typeface may come after the first look.
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame, dependency]);
  return wide;
}
