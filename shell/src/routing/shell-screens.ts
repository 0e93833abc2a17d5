import { matchPath } from '@widya/contract/routing/match-route';

/** Where sign-in is shown. Source: A-012. */
export const SIGN_IN_PATH = '/';
export const FORBIDDEN_PATH = '/forbidden';
/** The route table writes `/not-found/`; trailing slashes are ignored. Source. */
export const NOT_FOUND_PATH = '/not-found';
export const PROFILE_PATH = '/profile';
export const DIAGNOSIS_PATH = '/diagnosis';
/** Start page of an account that awaits approval by a superadmin. Source: D11. */
export const WAITING_PATH = '/waiting';
/** Shows visitors a message instead of the sign-in page. Source: D4. */
export const CREATE_CLASS_PATH = '/create-class';
export const CREATE_EVENT_PATH = '/create-event';
/** Start page of admins. Source. */
export const DASHBOARD_PATH = '/dashboard';
export const CLASS_LIST_PATH = '/editor';
/** The list of all courses. */
export const COURSE_LIST_PATH = '/private-class-editor';

/** Compares paths like routes: exactly except for a trailing slash. Source: A-001, D3. */
export const isPath = (path: string, pathname: string): boolean => matchPath(path, pathname) !== null;

export const isSignInPath = (pathname: string): boolean =>
  isPath(SIGN_IN_PATH, pathname) || isPath(FORBIDDEN_PATH, pathname);

/** Screens of the shell itself, for everybody who is signed in. */
export type ShellScreen = 'profile' | 'diagnosis' | 'waiting' | 'second-factor';

const SHELL_SCREENS: Readonly<Record<string, ShellScreen>> = {
  [PROFILE_PATH]: 'profile',
  [DIAGNOSIS_PATH]: 'diagnosis',
  [WAITING_PATH]: 'waiting',
};

/** The shell's own screen at a path; null for none. Setting up a second factor has no path of its own. */
export function shellScreenAt(pathname: string): ShellScreen | null {
  for (const [path, screen] of Object.entries(SHELL_SCREENS)) if (isPath(path, pathname)) return screen;
  return null;
}
