import { type ReactNode, useEffect, useState } from 'react';

interface DialogSwapProps {
  /** Which dialog it is; another name takes the former away first. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * One dialog in place of another. The next is drawn two frames after the former has gone: a modal layer that is taken away closes
 * every layer that was opened after it, and without the pause the next one already counts among those.
 */
export function DialogSwap({ name, children }: DialogSwapProps) {
  const [shown, setShown] = useState(name);
  useEffect(() => {
    if (shown === name) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(name));
    });
    return () => cancelAnimationFrame(frame);
  }, [name, shown]);
  return shown === name && children;
}
