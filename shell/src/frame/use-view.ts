import { listAddress } from '@widya/remote-kit/list-address';
import { useLocation } from '@widya/remote-kit/router';
import { useIsOutsideScope } from '@widya/remote-kit/scope';
import { useSession } from '@widya/remote-kit/session';
import { useMemo } from 'react';
import { useRegistry } from '../federation/use-federation.ts';
import { composeTabs, type RecordScope } from '../menu/compose-tabs.ts';
import { type StaffView, staffView } from '../routing/signed-in.ts';
import { useOpenForm } from './use-open-form.ts';

export interface CurrentView {
  readonly view: StaffView;
  /** The class or course of the screen. */
  readonly scope: RecordScope | null;
}

/** Links back to the list restore its query in this tab. */
const withListQuery = (scope: RecordScope): RecordScope => ({
  ...scope,
  listPath: scope.listPath && listAddress(scope.listPath),
});

/** Resolves the address for the current account. */
export function useView(): CurrentView {
  const { pathname } = useLocation();
  const session = useSession();
  const remotes = useRegistry()?.remotes;
  const outside = useIsOutsideScope();
  const admitted = useMemo(() => staffView(remotes ?? [], session, pathname), [remotes, session, pathname]);
  const view = useOpenForm(admitted, pathname);
  return useMemo(() => {
    const scope = view.kind === 'remote' && remotes && !outside ? composeTabs(remotes, session, view.match) : null;
    return { view, scope: scope && withListQuery(scope) };
  }, [remotes, session, view, outside]);
}
