import type { Role } from './endpoint.ts';
import type { MenuKey } from './menu.ts';

/** Menu keys whose screens decide about payments, discounts and what is handed out for them. Prices of classes are not among them: nearly all staff may edit a class. */
const MONEY_KEYS: readonly MenuKey[] = ['transaction', 'voucher', 'merchandise'];

/** Whether an account must have a second factor where the installation asks for them: superadmins, and admins who handle money. */
export const needsSecondFactor = (role: Role, keys: ReadonlySet<MenuKey>): boolean =>
  role === 'superadmin' || (role === 'admin' && MONEY_KEYS.some((key) => keys.has(key)));
