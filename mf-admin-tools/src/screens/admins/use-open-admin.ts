import { useSearchParams } from '@widya/remote-kit/router';
import { useCallback } from 'react';

/** What the drawer shows: a new account, or the account of an id. */
export type OpenAdmin = 'baru' | number;

const PARAM = 'admin';

const read = (text: string | null): OpenAdmin | null => {
  if (text === 'baru') return 'baru';
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
};

/** The open account stands in the address, so that it can be linked to and Back closes it. */
export function useOpenAdmin() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (which: OpenAdmin | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (which === null) next.delete(PARAM);
          else next.set(PARAM, String(which));
          return next;
        },
        { replace: which === null, preventScrollReset: true },
      ),
    [setSearch],
  );
  return { opened: read(search.get(PARAM)), open };
}
