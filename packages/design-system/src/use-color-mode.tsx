import { useSyncExternalStore } from 'react';
import {
  type ColorMode,
  type ColorModeChoice,
  readColorModeChoice,
  setColorModeChoice,
  subscribeColorMode,
} from './color-mode.ts';

const shownMode = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** Follows the mode of the page, whoever changes it: the person, the system, another tab or Storybook's toolbar. */
function watchShownMode(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** The choice (light, dark, system), the mode it means now, and the setter. */
export function useColorMode(): {
  choice: ColorModeChoice;
  mode: ColorMode;
  setChoice: (choice: ColorModeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribeColorMode, readColorModeChoice);
  const mode = useSyncExternalStore(watchShownMode, shownMode);
  return { choice, mode, setChoice: setColorModeChoice };
}
