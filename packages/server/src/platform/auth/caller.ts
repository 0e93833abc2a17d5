import type { Role } from '@widya/contract/endpoint';
import type { MenuKey } from '@widya/contract/menu';

/** Which table an account lives in. */
export type AccountKind = 'admin' | 'instructor';

/** An account, by its table and id. */
export interface AccountRef {
  readonly kind: AccountKind;
  readonly id: number;
}

/** The account a bearer token belongs to, as the database knew it when the call came in. */
export interface Caller extends AccountRef {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  /** Keys granted by name; every key for a superadmin, none for an empty or unreadable menu (D1, S13). */
  readonly keys: ReadonlySet<MenuKey>;
  readonly sessionId: number;
  /** The account must have a second factor and has none: until then it reaches its session and profile only. */
  readonly mustSetUpSecondFactor: boolean;
}

/** Instructors see only rows they are linked to; everyone else sees all of them. */
export const isInstructor = (caller: Caller): boolean => caller.role === 'instructor';
