import { useEffect, useState } from 'react';

interface Selected {
  readonly query: string;
  readonly key: string;
}

/**
 * The selected row, kept by its key: rows that arrive above do not move it. A new search starts at its first row.
 * @returns its place among the keys, and what selects another one.
 */
export function useSelection(keys: readonly string[], query: string, open: boolean) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const known = open && selected?.query === query ? keys.indexOf(selected.key) : -1;
  const at = Math.max(0, known);
  const key = keys[at];
  // The first row is selected as firmly as a chosen one: Enter must do what was displayed.
  useEffect(() => {
    setSelected(open && key !== undefined ? { query, key } : null);
  }, [open, query, key]);
  return {
    at,
    select: (to: number) => {
      const next = keys[to];
      if (next !== undefined) setSelected({ query, key: next });
    },
  };
}
