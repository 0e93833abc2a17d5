import { useLocation } from '@widya/remote-kit/router';
import { useIsOutsideScope } from '@widya/remote-kit/scope';
import { useSession } from '@widya/remote-kit/session';
import { useMemo } from 'react';
import { useRegistry } from '../federation/use-federation.ts';
import { composeTabs, type RecordScope } from '../menu/compose-tabs.ts';
import { type StaffView, staffView } from '../routing/signed-in.ts';

export interface CurrentView {
  readonly view: StaffView;
  /** The class or course the screen belongs to. */
  readonly scope: RecordScope | null;
}

/** What the address means for this account. */
export function useView(): CurrentView {
  const { pathname } = useLocation();
  const session = useSession();
  const remotes = useRegistry()?.remotes;
  const outside = useIsOutsideScope();
  return useMemo(() => {
    const view = staffView(remotes ?? [], session, pathname);
    const scope = view.kind === 'remote' && remotes && !outside ? composeTabs(remotes, session, view.match) : null;
    return { view, scope };
  }, [remotes, session, pathname, outside]);
}
