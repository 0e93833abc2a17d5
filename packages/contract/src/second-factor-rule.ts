import type { Role } from './endpoint.ts';
import type { MenuKey } from './menu.ts';

/**
 * Menu keys of screens that decide about payments, discounts and merchandise. Prices of classes are left out because
 * nearly all staff may edit a class.
 */
const MONEY_KEYS: readonly MenuKey[] = ['transaction', 'voucher', 'merchandise'];

/**
 * Whether an account must have a second factor when the installation requires it: superadmins, and admins who handle
 * money.
 */
export const needsSecondFactor = (role: Role, keys: ReadonlySet<MenuKey>): boolean =>
  role === 'superadmin' || (role === 'admin' && MONEY_KEYS.some((key) => keys.has(key)));
