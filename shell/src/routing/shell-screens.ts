import { matchPath } from '@widya/contract/routing/match-route';

/** Where sign-in is shown. Source: A-012. */
export const SIGN_IN_PATH = '/';
export const FORBIDDEN_PATH = '/forbidden';
/** Written `/not-found/` in the route table; a slash at its end does not count. Source. */
export const NOT_FOUND_PATH = '/not-found';
export const PROFILE_PATH = '/profile';
export const DIAGNOSIS_PATH = '/diagnosis';
/** Where an account starts that no superadmin has approved yet. Source: D11. */
export const WAITING_PATH = '/waiting';
/** Shows its own sentence to visitors instead of the sign-in screen. Source: D4. */
export const CREATE_CLASS_PATH = '/create-class';
export const CREATE_EVENT_PATH = '/create-event';
/** Where staff start. Source. */
export const DASHBOARD_PATH = '/dashboard';
export const CLASS_LIST_PATH = '/editor';
/** The list of all self-paced courses. */
export const COURSE_LIST_PATH = '/private-class-editor';

/** Compares as routes are compared: exactly, a trailing slash aside. Source: A-001, D3. */
export const isPath = (path: string, pathname: string): boolean => matchPath(path, pathname) !== null;

export const isSignInPath = (pathname: string): boolean =>
  isPath(SIGN_IN_PATH, pathname) || isPath(FORBIDDEN_PATH, pathname);

/** Screens the shell shows itself to everybody who is signed in. */
export type ShellScreen = 'profile' | 'diagnosis' | 'waiting' | 'second-factor';

const SHELL_SCREENS: Readonly<Record<string, ShellScreen>> = {
  [PROFILE_PATH]: 'profile',
  [DIAGNOSIS_PATH]: 'diagnosis',
  [WAITING_PATH]: 'waiting',
};

export function shellScreenAt(pathname: string): ShellScreen | null {
  for (const [path, screen] of Object.entries(SHELL_SCREENS)) if (isPath(path, pathname)) return screen;
  return null;
}
