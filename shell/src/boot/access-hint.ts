import type { Viewer } from '../routing/viewer.ts';

/**
 * Role and menu list of the last token sign-in, kept so that the boot script can tell which screen this account may see before the
 * answer is back: it asks early for the code and data of allowed screens only. A wrong hint costs or spares a download, nothing else.
 */
const KEY = 'widya:akses';

/** Called by the shell after every successful token sign-in. */
export function rememberAccess({ role, menu, mustSetUpSecondFactor }: Viewer): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ role, menu, mustSetUpSecondFactor }));
  } catch {
    // Storage may be closed: then nothing is asked for early.
  }
}

/** Called by the shell at sign-out. */
export function forgetAccess(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}

/** The hint; null when there is none. */
export function recallAccess(): Viewer | null {
  try {
    const viewer: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof viewer !== 'object' || viewer === null || !('role' in viewer) || !('menu' in viewer)) return null;
    return viewer as Viewer;
  } catch {
    return null;
  }
}
