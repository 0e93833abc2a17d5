import type { MenuItem } from '@widya/contract/routing/manifest';

/** The address of a menu item. */
export function itemAddress({ path, search = {} }: MenuItem): string {
  const query = new URLSearchParams(search);
  return query.size === 0 ? path : `${path}?${query}`;
}
