import { useSearchParams } from '@widya/remote-kit/router';
import { useCallback } from 'react';

/** The open row stands in the address (`?log=7`), so that it can be linked to and Back closes it. */
export function useOpenLog() {
  const [search, setSearch] = useSearchParams();
  const open = useCallback(
    (id: number | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete('log');
          else next.set('log', String(id));
          return next;
        },
        { replace: id === null, preventScrollReset: true },
      ),
    [setSearch],
  );
  const named = search.get('log');
  return { opened: named !== null && /^\d+$/.test(named) ? Number(named) : null, open };
}
