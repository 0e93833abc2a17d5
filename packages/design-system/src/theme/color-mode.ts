/** The chosen mode. `system` follows the operating system. */
export type ColorModeChoice = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

/** Storage key; the boot script of the shell reads it before the first paint. */
export const COLOR_MODE_KEY = 'widya:tampilan';

const CHOICES: readonly string[] = ['light', 'dark', 'system'];
const listeners = new Set<() => void>();
const prefersDark = () => window.matchMedia?.('(prefers-color-scheme: dark)');

/** The stored choice; `system` when it is missing or invalid, or storage is unavailable. */
export function readColorModeChoice(): ColorModeChoice {
  try {
    const stored = window.localStorage.getItem(COLOR_MODE_KEY);
    return stored && CHOICES.includes(stored) ? (stored as ColorModeChoice) : 'system';
  } catch {
    return 'system';
  }
}

/** The mode that a choice currently means on this device. */
export function resolveColorMode(choice: ColorModeChoice): ColorMode {
  if (choice !== 'system') return choice;
  return prefersDark()?.matches ? 'dark' : 'light';
}

/** Sets class and `data-theme` of `<html>`; idempotent. */
export function applyColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('light', mode === 'light');
  root.dataset.theme = mode;
}

/** Stores and applies the choice, and notifies every `useColorMode`. */
export function setColorModeChoice(choice: ColorModeChoice): void {
  try {
    window.localStorage.setItem(COLOR_MODE_KEY, choice);
  } catch {
    // If storage is unavailable (private window), the choice lasts as long as the page.
  }
  applyColorMode(resolveColorMode(choice));
  for (const listener of listeners) listener();
}

/** Follows the operating system and other tabs. Returns a function that stops it. */
export function watchColorMode(): () => void {
  const query = prefersDark();
  const update = () => {
    applyColorMode(resolveColorMode(readColorModeChoice()));
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === COLOR_MODE_KEY) update();
  };
  query?.addEventListener('change', update);
  window.addEventListener('storage', onStorage);
  return () => {
    query?.removeEventListener('change', update);
    window.removeEventListener('storage', onStorage);
  };
}

/** For `useSyncExternalStore`. */
export function subscribeColorMode(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
