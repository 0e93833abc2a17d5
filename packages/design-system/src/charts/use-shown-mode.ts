import { useSyncExternalStore } from 'react';

const shown = () => document.documentElement.dataset.theme ?? '';

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The mode of the page as it is shown, whoever set it. The drawing library works a token out once, so another mode is drawn anew. */
export const useShownMode = (): string => useSyncExternalStore(watch, shown);
