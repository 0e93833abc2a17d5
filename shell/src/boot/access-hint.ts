import type { AccountFacts } from '@widya/contract/routing/registry-for';
import type { Viewer } from '../routing/viewer.ts';

/**
 * Facts about the account that was last signed in, stored so that the boot script knows before the answer which screens
 * this account may see in which versions, and requests only their code and data. A wrong hint only costs or saves a
 * download.
 */
export type AccessHint = Viewer & AccountFacts;

const KEY = 'widya:akses';

/** Called by the shell after every sign-in, and whenever the signed-in account has changed. */
export function rememberAccess({ role, id, menu, mustSetUpSecondFactor }: AccessHint): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ role, id, menu, mustSetUpSecondFactor }));
  } catch {
    // If storage is unavailable, nothing is requested early.
  }
}

/** Called by the shell at sign-out, and when the API refuses the stored token. */
export function forgetAccess(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // If storage is unavailable, there is no hint.
  }
}

/** The stored hint; null when there is none, or an older one without the account. */
export function recallAccess(): AccessHint | null {
  try {
    const viewer: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof viewer !== 'object' || viewer === null || !('id' in viewer)) return null;
    return viewer as AccessHint;
  } catch {
    return null;
  }
}
