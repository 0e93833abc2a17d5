import type { Participant } from '@widya/contract/participants';
import type { Selection } from '@widya/design-system/data-table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { withoutExceptions } from './bulk/bulk-request.ts';
import { filtersOf, type ListState } from './list-query.ts';

const NOTHING: Selection = { all: false, keys: new Set() };

/**
 * Who is chosen for a bulk action. Another filter finds other people, so the choice starts anew then.
 * @param rows of the page that is shown.
 */
export function useSelection(state: ListState, rows: readonly Participant[] | undefined) {
  const [selection, setSelection] = useState(NOTHING);
  const filters = useMemo(() => filtersOf(state), [state]);
  const filterText = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters by value are what the choice belongs to
  useEffect(() => setSelection(NOTHING), [filterText]);
  const choose = useCallback(
    (next: Selection) =>
      setSelection(
        withoutExceptions(
          next,
          (rows ?? []).map(({ id }) => String(id)),
        ),
      ),
    [rows],
  );
  const clear = useCallback(() => setSelection(NOTHING), []);
  return { selection, choose, clear, filters };
}
