import { useSession } from '@widya/remote-kit/session';
import { useEffect } from 'react';
import { rememberPage } from '../palette/recent-pages.ts';
import type { StaffView } from '../routing/signed-in.ts';
import { accountOf } from '../session/machine.ts';
import type { PageNames } from './page-names.ts';

/** Milliseconds until a screen has set its title. */
const SETTLED = 1_500;

/** Remembers visited pages for the palette, except refusals. */
export function useRecentPage(
  { kind }: StaffView,
  { title, scopeName }: PageNames,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): void {
  const account = accountOf(useSession().user);
  const name = [title, scopeName].filter((part) => part !== null).join(' - ');
  useEffect(() => {
    if (kind !== 'remote' && kind !== 'shell') return;
    const timer = setTimeout(() => rememberPage(account, { path: pathname + search, title: name }), SETTLED);
    return () => clearTimeout(timer);
  }, [account, kind, name, pathname, search]);
}
