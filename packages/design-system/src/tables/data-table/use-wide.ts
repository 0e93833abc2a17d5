import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True when the table is wider than its container. Only then does the frame scroll, because a scrolling frame would
 * prevent the header from sticking to the page.
 */
export function useWide(frame: RefObject<HTMLElement | null>, dependency: unknown): boolean {
  const [wide, setWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when rows or columns change
  useLayoutEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    // Called for the first time after the browser's next layout: measuring in the effect would force another one. The
    // frame changes before that layout is painted.
    const observer = new ResizeObserver(() => {
      flushSync(() => setWide(table.scrollWidth > element.clientWidth + 1));
    });
    // Observes the table too, because its width changes with its content and when the font arrives.
    observer.observe(table);
    return () => observer.disconnect();
  }, [frame, dependency]);
  return wide;
}
