import type { MenuItem } from '@widya/contract/routing/manifest';
import type { RegistryRemote } from '@widya/contract/routing/registry';
import type { Viewer } from '../routing/viewer.ts';
import { displayedItems } from './displayed-items.ts';
import { UNTITLED_GROUP } from './groups.ts';

/** Items of the main menu under one heading. */
export interface MenuGroup {
  /** Null for the items above all headings. */
  readonly heading: string | null;
  readonly items: readonly MenuItem[];
}

/** The main menu, grouped under its headings. */
export function composeMenu(remotes: readonly RegistryRemote[], viewer: Viewer): readonly MenuGroup[] {
  const groups = Map.groupBy(displayedItems(remotes, viewer), (item) => item.group);
  return [...groups].map(([group, items]) => ({ heading: group === UNTITLED_GROUP ? null : group, items }));
}
