import { type RefObject, useEffect } from 'react';

/** Adds scroll padding for a bar at the bottom of the screen, so that focused elements are scrolled above it. */
export function useScrollRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const style = document.documentElement.style;
    style.scrollPaddingBottom = `${(bar.current?.offsetHeight ?? 0) + 32}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
}
