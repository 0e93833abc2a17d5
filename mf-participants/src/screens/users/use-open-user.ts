import { useSearchParams } from '@widya/remote-kit/router';
import { useCallback } from 'react';

export type PersonPart = 'data' | 'kelas';

/** The open person stands in the address, so that it can be linked to and Back closes it. */
export function useOpenUser() {
  const [search, setSearch] = useSearchParams();
  const text = search.get('pengguna') ?? '';
  const open = useCallback(
    (id: number | null, part: PersonPart = 'data') =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('bagian');
          if (id === null) next.delete('pengguna');
          else next.set('pengguna', String(id));
          if (id !== null && part === 'kelas') next.set('bagian', part);
          return next;
        },
        { replace: id === null, preventScrollReset: true },
      ),
    [setSearch],
  );
  return {
    opened: /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null,
    part: (search.get('bagian') === 'kelas' ? 'kelas' : 'data') satisfies PersonPart as PersonPart,
    open,
  };
}
