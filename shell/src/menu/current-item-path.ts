import type { RemoteRoute } from '@widya/contract/routing/manifest';
import type { RegistryRemote } from '@widya/contract/routing/registry';

const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`);

/**
 * Path of the menu item that a screen belongs to: its own, the one at a parent path, or the only one with the same key;
 * null when there is none. A path that other items also lie below, such as `/editor`, is no parent.
 */
export function currentItemPath(
  remotes: readonly RegistryRemote[],
  { path, menuKey }: Pick<RemoteRoute, 'path' | 'menuKey'>,
): string | null {
  const items = remotes.flatMap(({ current }) => current.manifest.menu);
  if (items.some((item) => item.path === path)) return path;
  const isShared = (parent: string) => items.some((item) => isBelow(item.path, parent));
  const above = items.find((item) => isBelow(path, item.path) && !isShared(item.path));
  if (above) return above.path;
  const permitted = items.filter((item) => menuKey !== null && item.menuKey === menuKey);
  return permitted.length === 1 ? (permitted[0]?.path ?? null) : null;
}
