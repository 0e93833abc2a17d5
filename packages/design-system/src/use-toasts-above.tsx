import { type RefObject, useEffect } from 'react';

/** Toasts stand above a bar at the bottom of the screen while it is there. */
export function useToastsAbove(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const style = document.documentElement.style;
    style.setProperty('--w-toast-bottom', `${(bar.current?.offsetHeight ?? 0) + 32}px`);
    return () => {
      style.removeProperty('--w-toast-bottom');
    };
  }, [bar]);
}
