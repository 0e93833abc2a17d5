import { type RefObject, useEffect } from 'react';

/** Toasts stand above a bar at the bottom of the screen while it is there, and what is scrolled to stops above it. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const style = document.documentElement.style;
    const room = `${(bar.current?.offsetHeight ?? 0) + 32}px`;
    style.setProperty('--w-toast-bottom', room);
    style.scrollPaddingBottom = room;
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--w-toast-bottom');
    };
  }, [bar]);
}
