import { useEffect, useRef, useState } from 'react';
import { mayPrefetch } from '../federation/prefetch.ts';
import { createTypedAhead, type TypedAhead } from '../palette/typed-ahead.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { fetchPalette } from './frame-dialogs.tsx';
import { usePaletteShortcut } from './use-palette-shortcut.ts';

/** Milliseconds after the frame's start before the code of overlays is prefetched, when idle. */
const AFTER = 2_000;

/**
 * Ctrl+K: prefetches the palette with all overlays, and keeps what is typed until it has loaded.
 * @param isOpen whether the palette is the open dialog
 */
export function usePalette(isOpen: boolean, open: () => void, close: () => void): TypedAhead {
  const latest = useRef(close);
  latest.current = close;
  const [typedAhead] = useState(() => createTypedAhead(() => latest.current()));
  usePaletteShortcut(() => {
    typedAhead.start();
    open();
  });
  useEffect(() => {
    if (!isOpen) return;
    typedAhead.start();
    return typedAhead.stop;
  }, [isOpen, typedAhead]);
  useEffect(() => {
    // A failure is reported when an overlay is opened.
    const timer = setTimeout(() => whenIdle(() => void (mayPrefetch() && fetchPalette().catch(() => {}))), AFTER);
    return () => clearTimeout(timer);
  }, []);
  return typedAhead;
}
