import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { grantedKeys, MENU_LABELS, type MenuKey, parseMenu } from '@widya/contract/menu';

/**
 * The JSON text of the chosen permissions, in the order of the contract. Without any, a menu that opened nothing stays
 * unchanged, because an empty list would display every menu item (D1).
 */
export function menuTextOf(ticked: ReadonlySet<MenuKey>, before: string | null): string {
  if (ticked.size === 0 && before !== null && isClosed(before)) return before;
  return JSON.stringify(GRANTABLE_KEYS.filter((permission) => ticked.has(permission)));
}

/** Whether a menu opens nothing: it is invalid, or all its entries are unknown. */
export const isClosed = (menu: string | null): boolean => {
  const entries = parseMenu(menu);
  return entries === null || (entries.length > 0 && grantedKeys(menu).size === 0);
};

/** Indonesian labels of a menu's permissions, in the order of the contract. */
export function permissionLabels(menu: string | null): readonly string[] {
  const granted = grantedKeys(menu);
  return GRANTABLE_KEYS.filter((permission) => granted.has(permission)).map((permission) => MENU_LABELS[permission]);
}
