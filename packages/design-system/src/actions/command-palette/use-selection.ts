import { useEffect, useState } from 'react';

interface Selected {
  readonly query: string;
  readonly key: string;
}

/**
 * The selected row, identified by its key, so that rows arriving above do not change it. A new search selects its first
 * row.
 * @returns the index of the selected key, and a function that selects another one.
 */
export function useSelection(keys: readonly string[], query: string, open: boolean) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const selectedIndex = open && selected?.query === query ? keys.indexOf(selected.key) : -1;
  const at = Math.max(0, selectedIndex);
  const key = keys[at];
  // Stores the automatically selected first row too, so that Enter opens the row that was displayed.
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
