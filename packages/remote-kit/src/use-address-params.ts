import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** New values by name; null removes a parameter. */
type Changes = Readonly<Record<string, string | null>>;

/**
 * Parameters in the address that identify what is open, so that it can be linked to and Back closes it.
 * @returns the parameters and a setter: setting a value adds a history entry, only removing values replaces it.
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
