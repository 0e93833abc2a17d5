import { type RefObject, useEffect } from 'react';

/** What is scrolled to stops above a bar at the bottom of the screen, instead of below it, while the bar is there. */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const style = document.documentElement.style;
    style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + 32}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
