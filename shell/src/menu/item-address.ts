import type { MenuItem } from '@widya/contract/routing/manifest';

/** Where a line of the main menu leads. */
export function itemAddress({ path, search = {} }: MenuItem): string {
  const query = new URLSearchParams(search);
  return query.size === 0 ? path : `${path}?${query}`;
}
