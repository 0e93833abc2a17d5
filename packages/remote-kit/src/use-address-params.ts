import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by name; null takes a parameter out. */
type Changes = Readonly<Record<string, string | null>>;

/**
 * Parameters of the address that say what is open, so that it can be linked to and Back closes it.
 * @returns what stands there, and the means to change some: setting a value is a step of the history, taking values out is none.
 */
export function useAddressParams(): readonly [URLSearchParams, (changes: Changes) => void] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (changes: Changes) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(changes))
            if (value === null) next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: Object.values(changes).every((value) => value === null), preventScrollReset: true },
      ),
    [setSearch],
  );
  return [search, change];
}
