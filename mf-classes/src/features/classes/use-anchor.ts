import { useEffect } from 'react';

/** Scrolls to the section in the fragment of the address and focuses it, once it is rendered. A-190. */
export function useAnchor(ready: boolean, hash: string): void {
  useEffect(() => {
    if (!ready || hash.length < 2) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [ready, hash]);
}
