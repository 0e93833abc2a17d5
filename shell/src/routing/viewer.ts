import type { Role } from '@widya/contract/endpoint';
import { waitsForApproval } from '@widya/contract/menu';

/** Facts about the signed-in account that access checks need; a `Session` of remote-kit has them. */
export interface Viewer {
  readonly role: Role;
  /** Entries of the menu list; null when it is invalid. */
  readonly menu: readonly string[] | null;
  /** Whether the account must set up a second factor first; until then the API allows only its session and profile. */
  readonly mustSetUpSecondFactor?: boolean | undefined;
}

/** A self-registered account without rights, which sees only its profile. Source: D11. */
export const seesOnlyProfile = ({ menu }: Viewer): boolean => waitsForApproval(menu);
