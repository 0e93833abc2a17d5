import { useEffect, useState } from 'react';

/** Whether `isShown` was true and the browser has painted what it shows; stays true. */
export function usePainted(isShown: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // A frame is painted after its callbacks.
      timer = setTimeout(setPainted, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isShown]);
  return isPainted;
}
