import { menuDisplays } from '@widya/contract/menu';
import type { RemoteRoute } from '@widya/contract/routing/manifest';
import { guardAdmits } from './guards.ts';
import { seesOnlyProfile, type Viewer } from './viewer.ts';

/**
 * Whether an account may see a screen of a remote, by menu key and role. It controls only what is displayed; the API
 * decides what is allowed. Source, D1, D2 and D11.
 */
export function mayOpen(viewer: Viewer, route: RemoteRoute): boolean {
  if (seesOnlyProfile(viewer) || viewer.mustSetUpSecondFactor) return false;
  return (
    menuDisplays(viewer.menu, route.menuKey, route.emptyMenuGrants) &&
    route.roles.includes(viewer.role) &&
    guardAdmits(route.path, viewer.role)
  );
}
