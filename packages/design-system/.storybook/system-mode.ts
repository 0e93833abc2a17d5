import type { ColorMode } from '../src/theme/color-mode.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

export const systemMode = (): ColorMode => (dark.matches ? 'dark' : 'light');

/** @returns a function that unsubscribes. */
export function onSystemMode(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}
