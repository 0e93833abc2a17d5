import { menuDisplays } from '@widya/contract/menu';
import type { MenuItem } from '@widya/contract/routing/manifest';
import { matchRoute } from '@widya/contract/routing/match-route';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import { mayOpen } from '../routing/access.ts';
import type { Viewer } from '../routing/viewer.ts';
import { compareGroups } from './groups.ts';

/**
 * The menu items that an account sees, from all manifests in order. An item is shown when its key is in the menu list,
 * its roles include the account's, and its screen would open, so that no item leads to a refusal. Source: A-028 to
 *
 */
export function displayedItems(remotes: readonly RegistryRemote[], viewer: Viewer): readonly MenuItem[] {
  const items = remotes.flatMap(({ current }) => current.manifest.menu);
  return items
    .filter((item) => {
      const route = matchRoute(remotes, item.path)?.route;
      return (
        route !== undefined &&
        mayOpen(viewer, route) &&
        menuDisplays(viewer.menu, item.menuKey, route.emptyMenuGrants) &&
        (item.roles?.includes(viewer.role) ?? true)
      );
    })
    .toSorted((a, b) => compareGroups(a.group, b.group) || a.order - b.order || a.label.localeCompare(b.label, 'id'));
}
