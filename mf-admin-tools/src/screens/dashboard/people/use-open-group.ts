import type { PeopleGroup } from '@widya/api-client/dashboard';
import { useSearchParams } from '@widya/remote-kit/router';
import { useCallback, useMemo } from 'react';
import { GROUP_PARAM, readGroup } from './group-address.ts';

/** Parts of the address that belong to the list of people alone. */
const OF_LIST = [GROUP_PARAM, 'page', 'per_page', 'q'];

/** The users that the address asks for, and the means to close their list. */
export function useOpenGroup(): { readonly group: PeopleGroup | null; readonly close: () => void } {
  const [search, setSearch] = useSearchParams();
  const text = search.get(GROUP_PARAM);
  const group = useMemo(() => readGroup(text), [text]);
  const close = useCallback(
    () =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const name of OF_LIST) next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { group, close };
}
