import { ADMINS, type Role, SUPERADMIN } from '@widya/contract/endpoint';
import { matchPath } from '@widya/contract/routing/match-route';

/**
 * Paths that are limited by role. The manifest of the remote has the same rule; the shell repeats it, so that an
 * incomplete manifest cannot open them. Source: D2, A-030, A-031.
 */
const GUARDED: Readonly<Record<string, readonly Role[]>> = {
  '/admins': SUPERADMIN,
  '/dashboard': ADMINS,
  '/create-class': ADMINS,
};

/** Whether the role guard of a path, if there is one, admits a role. */
export function guardAdmits(pathname: string, role: Role): boolean {
  for (const [pattern, roles] of Object.entries(GUARDED)) {
    if (matchPath(pattern, pathname)) return roles.includes(role);
  }
  return true;
}
