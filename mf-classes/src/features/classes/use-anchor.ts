import { useEffect } from 'react';

/** Scrolls to the section that the address names and moves the focus there, once it is on the page. A-190. */
export function useAnchor(ready: boolean, hash: string): void {
  useEffect(() => {
    if (!ready || hash.length < 2) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [ready, hash]);
}
