import type { TokenAccess } from '@widya/contract/api-token-rules';
import type { Role } from '@widya/contract/endpoint';
import type { MenuKey } from '@widya/contract/menu';

/** The table of an account. */
export type AccountKind = 'admin' | 'instructor';

/** An account, by table and id. */
export interface AccountRef {
  readonly kind: AccountKind;
  readonly id: number;
}

/** The account of a bearer token, as read when the call came in. */
export interface Caller extends AccountRef {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  /** Granted menu keys; all for a superadmin, none for an empty or invalid menu (D1, S13). */
  readonly keys: ReadonlySet<MenuKey>;
  readonly sessionId: number;
  /** The account must set up a second factor; until then it reaches only its session and profile. */
  readonly mustSetUpSecondFactor: boolean;
  /** The API token of a program, which acts for the account that made it (D247); absent for a person. */
  readonly apiToken?: {
    readonly id: number;
    readonly access: TokenAccess;
    /** For a deploy token, the remotes that it may publish (D261). */
    readonly remotes?: readonly string[];
  };
}

/** The caller as log rows and lines name it: `admin:12`, or `token:3` for a program. */
export const callerKey = ({ kind, id, apiToken }: Pick<Caller, 'kind' | 'id' | 'apiToken'>): string =>
  apiToken ? `token:${apiToken.id}` : `${kind}:${id}`;

/** Instructors see only rows linked to them; other roles see all rows. */
export const isInstructor = (caller: Caller): boolean => caller.role === 'instructor';
