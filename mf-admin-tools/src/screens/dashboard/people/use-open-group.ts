import type { PeopleGroup } from '@widya/api-client/dashboard';
import { useAddressParams } from '@widya/remote-kit/use-address-params';
import { useCallback, useMemo } from 'react';
import { GROUP_PARAM, readGroup } from './group-address.ts';

/** Removes all query parameters of the list. */
const CLOSED = { [GROUP_PARAM]: null, page: null, per_page: null, q: null };

/** The group in the address, and a function that closes its list. */
export function useOpenGroup(): { readonly group: PeopleGroup | null; readonly close: () => void } {
  const [search, change] = useAddressParams();
  const text = search.get(GROUP_PARAM);
  const group = useMemo(() => readGroup(text), [text]);
  const close = useCallback(() => change(CLOSED), [change]);
  return { group, close };
}
