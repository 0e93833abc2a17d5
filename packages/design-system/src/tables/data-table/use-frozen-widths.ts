import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Column widths, measured once from the first rows, because widths that follow the visible rows would jump during
 * scrolling. Measured again when `dependency` or the width of the frame changes. Null when off or not measured yet.
 */
export function useFrozenWidths(frame: RefObject<HTMLElement | null>, on: boolean, dependency: string) {
  const [frozen, setFrozen] = useState<{ key: string; widths: readonly number[] } | null>(null);
  const [frameWidth, setFrameWidth] = useState(0);
  const [fontLoads, setFontLoads] = useState(0);
  const key = `${dependency} ${frameWidth} ${fontLoads}`;
  const fresh = on && frozen?.key === key;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!on || !element) return;
    const observer = new ResizeObserver(([entry]) => setFrameWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    // Measured in the fallback font, columns would be too narrow for the product's font.
    const measureAgain = () => setFontLoads((count) => count + 1);
    document.fonts?.addEventListener('loadingdone', measureAgain);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measureAgain);
    };
  }, [frame, on]);
  useLayoutEffect(() => {
    if (!on || fresh) return;
    const heads = frame.current?.querySelectorAll('thead th') ?? [];
    setFrozen({ key, widths: Array.from(heads, (head) => head.getBoundingClientRect().width) });
  }, [frame, on, fresh, key]);
  return fresh && frozen.widths.some((width) => width > 1) ? frozen.widths : null;
}
