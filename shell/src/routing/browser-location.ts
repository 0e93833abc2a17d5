/**
 * Navigation before the router has loaded. The sign-in page does without the router (16 KB) and writes the history in
 * its format.
 */
import { attemptedIn, isLocalPath, stateWithAttempted } from './attempted-path.ts';
import { FORBIDDEN_PATH } from './shell-screens.ts';

/** Path, query and fragment of the page. */
export const currentPath = (): string => window.location.pathname + window.location.search + window.location.hash;

/** The attempted path in the navigation state; null when there is none. */
export const attemptedPath = (): string | null => attemptedIn(window.history.state);

/** Replaces the requested page by /forbidden and stores its path. Source: A-017. */
export const showForbidden = (attempted: string): void =>
  window.history.replaceState(stateWithAttempted(attempted), '', FORBIDDEN_PATH);

/** Navigates to the start page after signing in, replacing the sign-in page in the history. */
export function replacePath(path: string): void {
  if (isLocalPath(path) && path !== currentPath()) window.history.replaceState(null, '', path);
}
