/**
 * The address before there is a router. The sign-in page does without one (16 KB), so it writes the history itself, in the form the
 * router reads later.
 */
import { attemptedIn, isLocalPath, stateWithAttempted } from './attempted-path.ts';
import { FORBIDDEN_PATH } from './shell-screens.ts';

/** Path, query and anchor of the page. */
export const currentPath = (): string => window.location.pathname + window.location.search + window.location.hash;

/** The attempted path that came along with the navigation; null when there is none. */
export const attemptedPath = (): string | null => attemptedIn(window.history.state);

/** Shows /forbidden in place of the page that was wanted, and remembers that one. Source: A-017. */
export const showForbidden = (attempted: string): void =>
  window.history.replaceState(stateWithAttempted(attempted), '', FORBIDDEN_PATH);

/** Goes on to where a signed-in account starts, leaving no sign-in page in the history. */
export function replacePath(path: string): void {
  if (isLocalPath(path) && path !== currentPath()) window.history.replaceState(null, '', path);
}
