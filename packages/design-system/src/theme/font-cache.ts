const STORED = 'widya:font';

/** Address of the font that this browser has loaded before; null without one. */
export function readCachedFont(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    // Storage can be blocked; the font is then loaded after the first screen each time.
    return null;
  }
}

/** Notes that this browser has loaded the font at an address. */
export function storeCachedFont(address: string): void {
  try {
    localStorage.setItem(STORED, address);
  } catch {
    // Storage can be blocked; the font then counts as not loaded.
  }
}
