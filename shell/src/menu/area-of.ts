import type { RouteMatch } from '@widya/contract/routing/match-route';

type ScreenRoute = Pick<RouteMatch, 'remote' | 'route'>;

/**
 * Name of the area of a screen, as in the sidebar: its own item or tab, the item at a parent path, or the item with the
 * same permission; otherwise the name of the remote.
 */
export function areaOf({ remote, route }: ScreenRoute): string {
  const { menu, tabs, label } = remote.current.manifest;
  const items = [...menu, ...tabs];
  const own = items.find(({ path }) => path === route.path);
  const above = items.find(({ path }) => route.path.startsWith(`${path}/`));
  const permitted = menu.find(({ menuKey }) => menuKey !== null && menuKey === route.menuKey);
  return (own ?? above ?? permitted)?.label ?? label;
}
