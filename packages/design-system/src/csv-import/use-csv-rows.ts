import { useCallback, useEffect, useRef, useState } from 'react';
import type { CsvSession } from './session.ts';
import type { CsvRow } from './store.ts';

const PAGE = 100;

/** Rows in sight, fetched from the worker by the hundred. `version` changes when rows have changed. */
export function useCsvRows(session: CsvSession | null, version: number, onlyWrong: boolean) {
  const [pages, setPages] = useState<ReadonlyMap<number, readonly CsvRow[]>>(new Map());
  const asked = useRef(new Set<number>());
  const round = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or the same ones changed: everything is asked anew
  useEffect(() => {
    round.current += 1;
    const mine = round.current;
    const again = [...asked.current];
    asked.current = new Set();
    for (const page of again) fetchPage(page, mine);
  }, [session, version, onlyWrong]);
  const fetchPage = useCallback(
    async (page: number, mine: number) => {
      if (!session || asked.current.has(page)) return;
      asked.current.add(page);
      const rows = await session.ask('page', { from: page * PAGE, count: PAGE, onlyWrong }).catch(() => []);
      if (mine === round.current) setPages((current) => new Map(current).set(page, rows));
    },
    [session, onlyWrong],
  );
  const need = useCallback(
    (first: number, last: number) => {
      for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page += 1) {
        void fetchPage(page, round.current);
      }
    },
    [fetchPage],
  );
  return { need, row: (at: number) => pages.get(Math.floor(at / PAGE))?.[at % PAGE] };
}
