import type { PeopleGroup } from '@widya/api-client/dashboard';
import { useLocation, useSearchParams } from '@widya/remote-kit/router';
import { useSession } from '@widya/remote-kit/session';
import { GROUP_PARAM, groupText } from './group-address.ts';

/** Address of the list of users counted by a bar; undefined for accounts that may not see users. */
export function useGroupLink(): (group: PeopleGroup) => string | undefined {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const mayOpen = useSession().can('users');
  return (group) => {
    if (!mayOpen) return undefined;
    const next = new URLSearchParams(search);
    for (const name of ['page', 'q']) next.delete(name);
    next.set(GROUP_PARAM, groupText(group));
    return `${pathname}?${next}`;
  };
}
