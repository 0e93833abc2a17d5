import { MENU_KEYS, type MenuKey, parseMenu } from './menu.ts';

/** Keys that every superadmin has and nobody else is granted. Source: D260. */
const SUPERADMIN_KEYS: readonly MenuKey[] = ['rilis'];

/** Keys that can be granted to accounts and tokens. */
export const GRANTABLE_KEYS: readonly MenuKey[] = MENU_KEYS.filter((key) => !SUPERADMIN_KEYS.includes(key));

/**
 * The menu of a session as JSON text: that of the account, and for a superadmin also the keys that all superadmins
 * have. An empty list stays empty, as it displays everything.
 */
export function sessionMenu(role: string, menu: string | null): string | null {
  const entries = parseMenu(menu);
  if (role !== 'superadmin' || entries?.length === 0) return menu;
  return JSON.stringify([...new Set([...(entries ?? []), ...SUPERADMIN_KEYS])]);
}
