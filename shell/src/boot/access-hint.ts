import type { Viewer } from '../routing/viewer.ts';

/**
 * Role and menu list of the last token sign-in, stored so that the boot script knows before the answer which screens
 * this account may see, and requests only their code and data. A wrong hint only costs or saves a download.
 */
const KEY = 'widya:akses';

/** Called by the shell after every successful token sign-in. */
export function rememberAccess({ role, menu, mustSetUpSecondFactor }: Viewer): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ role, menu, mustSetUpSecondFactor }));
  } catch {
    // If storage is unavailable, nothing is requested early.
  }
}

/** Called by the shell at sign-out. */
export function forgetAccess(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If storage is unavailable, there is no hint.
  }
}

/** The stored hint; null when there is none. */
export function recallAccess(): Viewer | null {
  try {
    const viewer: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof viewer !== 'object' || viewer === null || !('role' in viewer) || !('menu' in viewer)) return null;
    return viewer as Viewer;
  } catch {
    return null;
  }
}
