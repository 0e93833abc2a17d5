import { useSearchParams } from '@widya/remote-kit/router';
import { useCallback } from 'react';

/** Name in the address of the person whose drawer is open, so that it can be linked to and Back closes it. */
const NAME = 'peserta';

export function useOpenPerson() {
  const [search, setSearch] = useSearchParams();
  const named = Number(search.get(NAME));
  const id = Number.isInteger(named) && named > 0 ? named : null;
  const change = useCallback(
    (next: number | null, replace: boolean) =>
      setSearch(
        (now) => {
          const copy = new URLSearchParams(now);
          if (next === null) copy.delete(NAME);
          else copy.set(NAME, String(next));
          return copy;
        },
        { preventScrollReset: true, replace },
      ),
    [setSearch],
  );
  const open = useCallback((next: number) => change(next, false), [change]);
  const close = useCallback(() => change(null, true), [change]);
  return { id, open, close };
}
