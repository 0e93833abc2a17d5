import { rememberList } from '@widya/remote-kit/list-address';
import { useEffect } from 'react';
import type { StaffView } from '../routing/signed-in.ts';

/** Remembers the query of each screen that is about no single record, so that ways back to a list find it as it was left. */
export function useListMemory(view: StaffView, search: string): void {
  const path = view.kind === 'remote' ? view.match.route.path : null;
  useEffect(() => {
    if (path !== null && !path.includes(':')) rememberList(path, search);
  }, [path, search]);
}
