import type { Role } from '@widya/contract/endpoint';
import { waitsForApproval } from '@widya/contract/menu';

/** What gating asks of the signed-in account. A `Session` of remote-kit is one. */
export interface Viewer {
  readonly role: Role;
  /** Entries of the menu list; null when it cannot be read. */
  readonly menu: readonly string[] | null;
  /** The account needs a second factor first; until then the API refuses it everything but its own session and profile. */
  readonly mustSetUpSecondFactor?: boolean | undefined;
}

/** A self-registered account without grants: it may see its profile and nothing else. Source: D11. */
export const seesOnlyProfile = ({ menu }: Viewer): boolean => waitsForApproval(menu);
