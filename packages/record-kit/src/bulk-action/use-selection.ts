import type { Selection } from '@widya/design-system/data-table';
import { useCallback, useEffect, useState } from 'react';

const NOTHING: Selection = { all: false, keys: new Set() };

/**
 * Selection of rows for a bulk action. Other filters match other rows, so they reset the selection.
 * @param filters of the list, compared as JSON.
 * @returns the selection and its setters; `forget` removes a row that no longer exists.
 */
export function useSelection(filters: object) {
  const [selection, choose] = useState(NOTHING);
  const filterText = JSON.stringify(filters);
  const clear = useCallback(() => choose(NOTHING), []);
  const forget = useCallback(
    (row: string) => choose(({ all, keys }) => ({ all, keys: new Set([...keys].filter((key) => key !== row)) })),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters by value are what the choice belongs to
  useEffect(clear, [filterText]);
  return { selection, choose, clear, forget };
}
