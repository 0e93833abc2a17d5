import { useSyncExternalStore } from 'react';
import {
  type ColorMode,
  type ColorModeChoice,
  readColorModeChoice,
  setColorModeChoice,
  subscribeColorMode,
} from './color-mode.ts';

const shownMode = (): ColorMode => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** The choice (light, dark, system), the mode it currently means, and the setter. */
export function useColorMode(): {
  choice: ColorModeChoice;
  mode: ColorMode;
  setChoice: (choice: ColorModeChoice) => void;
} {
  const choice = useSyncExternalStore(subscribeColorMode, readColorModeChoice);
  const mode = useSyncExternalStore(subscribeColorMode, shownMode);
  return { choice, mode, setChoice: setColorModeChoice };
}
