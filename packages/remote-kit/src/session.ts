import type { SessionUser } from '@widya/contract/accounts';
import type { Role } from '@widya/contract/endpoint';
import { type MenuKey, menuDisplays, parseMenu } from '@widya/contract/menu';
import type { Site } from '@widya/contract/outward-address';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';

/** The signed-in account for screens. It controls only what is displayed; the API decides what is allowed. */
export interface Session {
  readonly user: SessionUser;
  readonly role: Role;
  readonly userType: SessionUser['userType'];
  /** Entries of the account's menu list; null when it is invalid. */
  readonly menu: readonly string[] | null;
  /** Base addresses of links, QR codes and printed addresses; see `outwardAddress` of the contract. */
  readonly site: Site;
  /** Whether the account must set up a second factor first; until then no screen of a remote is shown. */
  readonly mustSetUpSecondFactor: boolean;
  /**
   * Whether the menu list displays what a key guards..
   * @param emptyMenuGrants false for the named exceptions; default true.
   */
  readonly can: (key: MenuKey, emptyMenuGrants?: boolean) => boolean;
}

/** Creates a session from the signed-in account. */
export function sessionOf(user: SessionUser): Session {
  const menu = parseMenu(user.menu);
  return {
    user,
    role: user.role,
    userType: user.userType,
    menu,
    site: user.site,
    mustSetUpSecondFactor: user.must_set_up_second_factor,
    can: (key, emptyMenuGrants = true) => menuDisplays(menu, key, emptyMenuGrants),
  };
}

const SessionContext = createContext<Session | null>(null);

/** For the shell and the fake shell: provides the session. */
export function SessionProvider({ user, children }: { readonly user: SessionUser; readonly children: ReactNode }) {
  const session = useMemo(() => sessionOf(user), [user]);
  return createElement(SessionContext.Provider, { value: session }, children);
}

/** The session. Throws outside the signed-in frame, because screens are never shown without one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession was called outside the signed-in frame');
  return session;
}
