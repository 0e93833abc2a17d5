import type { Selection } from '@widya/design-system/data-table';
import { useCallback, useEffect, useState } from 'react';

const NOTHING: Selection = { all: false, keys: new Set() };

/**
 * Which rows of a list are chosen for a bulk action. Other filters find other rows, so the choice starts anew then.
 * @param filters what finds the rows, compared as JSON.
 * @returns the choice, and how it changes; `forget` lets go of one row that is gone.
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
