import { rememberList } from '@widya/remote-kit/list-address';
import { useEffect } from 'react';
import type { StaffView } from '../routing/signed-in.ts';

/** Remembers the query of each screen that is not about a single record, so that links back to a list restore it. */
export function useListMemory(view: StaffView, search: string): void {
  const path = view.kind === 'remote' ? view.match.route.path : null;
  useEffect(() => {
    if (path !== null && !path.includes(':')) rememberList(path, search);
  }, [path, search]);
}
