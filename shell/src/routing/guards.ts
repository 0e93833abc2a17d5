import { ADMINS, type Role, SUPERADMIN } from '@widya/contract/endpoint';
import { matchPath } from '@widya/contract/routing/match-route';

/**
 * Paths that need no menu key and are limited by role all the same. The manifest of the remote says so too; the shell
 * holds the rule itself, so that a manifest written in haste cannot open them. Source: D2, A-030, A-031.
 */
const GUARDED: Readonly<Record<string, readonly Role[]>> = {
  '/admins': SUPERADMIN,
  '/dashboard': ADMINS,
  '/create-class': ADMINS,
};

/** Whether the role guard of a path (if it has one) lets a role pass. */
export function guardAdmits(pathname: string, role: Role): boolean {
  for (const [pattern, roles] of Object.entries(GUARDED)) {
    if (matchPath(pattern, pathname)) return roles.includes(role);
  }
  return true;
}
