import type { Selection } from '@widya/design-system/data-table';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { filtersOf, type ParticipantListState } from './list-query.ts';

const NOTHING: Selection = { all: false, keys: new Set() };

/** Who is chosen for a bulk action. Another filter finds other people, so the choice starts anew then. */
export function useSelection(state: ParticipantListState) {
  const [selection, choose] = useState(NOTHING);
  const filters = useMemo(() => filtersOf(state), [state]);
  const filterText = JSON.stringify(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters by value are what the choice belongs to
  useEffect(() => choose(NOTHING), [filterText]);
  const clear = useCallback(() => choose(NOTHING), []);
  return { selection, choose, clear, filters };
}
