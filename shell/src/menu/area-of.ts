import type { RouteMatch } from '@widya/contract/routing/match-route';

type Placed = Pick<RouteMatch, 'remote' | 'route'>;

/**
 * Name of the area of a screen, as in the sidebar: its own item or tab, the item at a parent path, or the item with the
 * same permission; otherwise the name of the remote.
 */
export function areaOf({ remote, route }: Placed): string {
  const { menu, tabs, label } = remote.current.manifest;
  const lines = [...menu, ...tabs];
  const own = lines.find(({ path }) => path === route.path);
  const above = lines.find(({ path }) => route.path.startsWith(`${path}/`));
  const permitted = menu.find(({ menuKey }) => menuKey !== null && menuKey === route.menuKey);
  return (own ?? above ?? permitted)?.label ?? label;
}
