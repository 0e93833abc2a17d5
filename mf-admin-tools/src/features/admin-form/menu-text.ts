import { grantedKeys, MENU_KEYS, MENU_LABELS, type MenuKey, parseMenu } from '@widya/contract/menu';

/**
 * The JSON text to save for the ticked permissions, in the order of the contract. With nothing ticked an account that
 * was closed stays closed: an empty list would show it every menu (D1).
 */
export function menuTextOf(ticked: ReadonlySet<MenuKey>, before: string | null): string {
  if (ticked.size === 0 && before !== null && isClosed(before)) return before;
  return JSON.stringify(MENU_KEYS.filter((permission) => ticked.has(permission)));
}

/** A list that opens nothing: none that can be read, or one whose entries are all unknown. */
export const isClosed = (menu: string | null): boolean => {
  const entries = parseMenu(menu);
  return entries === null || (entries.length > 0 && grantedKeys(menu).size === 0);
};

/** Indonesian names of the permissions of a menu, in the order of the contract. */
export function permissionLabels(menu: string | null): readonly string[] {
  const granted = grantedKeys(menu);
  return MENU_KEYS.filter((permission) => granted.has(permission)).map((permission) => MENU_LABELS[permission]);
}
