import { addressNumber } from '@widya/remote-kit/use-address-number';
import { useAddressParams } from '@widya/remote-kit/use-address-params';
import { useCallback } from 'react';

/** What the drawer shows: a new account, or the account with an id. */
export type OpenAdmin = 'baru' | number;

const PARAM = 'admin';

interface OpenedAdmin {
  readonly opened: OpenAdmin | null;
  readonly open: (which: OpenAdmin | null) => void;
}

/** The opened account is part of the address. */
export function useOpenAdmin(): OpenedAdmin {
  const [search, change] = useAddressParams();
  const text = search.get(PARAM);
  const open = useCallback(
    (which: OpenAdmin | null) => change({ [PARAM]: which === null ? null : String(which) }),
    [change],
  );
  return { opened: text === 'baru' ? text : addressNumber(text), open };
}
