import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A number that stands in the address (`?order=7`): what is open can be linked to, and Back closes it.
 * @returns the number, null for none, and the means to change it.
 */
export function useAddressNumber(name: string): readonly [number | null, (value: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: number | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === null) next.delete(name);
          else next.set(name, String(value));
          return next;
        },
        { replace: value === null, preventScrollReset: true },
      ),
    [name, setSearch],
  );
  const text = search.get(name);
  return [text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null, set];
}
