import type { RouteMatch } from '@widya/contract/routing/match-route';

type Placed = Pick<RouteMatch, 'remote' | 'route'>;

/**
 * Name of the area a screen belongs to, as the sidebar calls it: its own line or tab, the line above it, or the line with the
 * same permission. The name of the remote stands in for a screen without any of these.
 */
export function areaOf({ remote, route }: Placed): string {
  const { menu, tabs, label } = remote.current.manifest;
  const lines = [...menu, ...tabs];
  const own = lines.find(({ path }) => path === route.path);
  const above = lines.find(({ path }) => route.path.startsWith(`${path}/`));
  const permitted = menu.find(({ menuKey }) => menuKey !== null && menuKey === route.menuKey);
  return (own ?? above ?? permitted)?.label ?? label;
}
