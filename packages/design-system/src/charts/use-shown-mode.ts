import { useSyncExternalStore } from 'react';

const displayedMode = () => document.documentElement.dataset.theme ?? '';

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/**
 * The displayed mode of the page. Charts render again when it changes, because the drawing library resolves tokens only
 * once.
 */
export const useShownMode = (): string => useSyncExternalStore(watch, displayedMode);
