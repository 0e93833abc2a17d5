import { useEffect, useRef, useState } from 'react';
import { isLineFree } from '../federation/prefetch.ts';
import { createTypedAhead, type TypedAhead } from '../palette/typed-ahead.ts';
import { fetchPalette } from './frame-dialogs.tsx';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

/** The palette's code is asked for this long after the frame has come, when nothing else is to be done. Milliseconds. */
const AFTER = 2_000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else work();
};

/**
 * Ctrl+K: fetches the palette ahead, and keeps what is typed until it is there.
 * @param isOpen whether it is what stands in front
 */
export function usePalette(isOpen: boolean, open: () => void, close: () => void): TypedAhead {
  const latest = useRef(close);
  latest.current = close;
  const [typed] = useState(() => createTypedAhead(() => latest.current()));
  usePaletteShortcut(() => {
    typed.start();
    open();
  });
  useEffect(() => {
    if (!isOpen) return;
    typed.start();
    return typed.stop;
  }, [isOpen, typed]);
  useEffect(() => {
    // A failure is said when somebody wants to see it.
    const timer = setTimeout(() => whenIdle(() => void (isLineFree() && fetchPalette().catch(() => {}))), AFTER);
    return () => clearTimeout(timer);
  }, []);
  return typed;
}
