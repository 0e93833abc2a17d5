import { useCallback, useEffect, useRef, useState } from 'react';
import type { CsvSession } from './session.ts';
import type { CsvRow } from './store.ts';

const PAGE = 100;

type Page = readonly CsvRow[];

interface View {
  /** Number of rows in this view. */
  readonly count: number;
  /** Changes whenever rows change. */
  readonly version: number;
  readonly onlyWrong: boolean;
}

/**
 * The visible rows, fetched from the worker in batches of a hundred. After a change, count and rows are updated
 * together, so that a remaining row is never unmounted and keeps the focus.
 */
export function useCsvRows(session: CsvSession, { count, version, onlyWrong }: View) {
  const [loaded, setLoaded] = useState<{ count: number; pages: ReadonlyMap<number, Page> }>({
    count,
    pages: new Map(),
  });
  const requested = useRef(new Set<number>());
  const round = useRef(0);
  const read = useCallback(
    (page: number): Promise<Page> =>
      session.request('page', { from: page * PAGE, count: PAGE, onlyWrong }).catch(() => []),
    [session, onlyWrong],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or changed ones: all pages are read again
  useEffect(() => {
    round.current += 1;
    const mine = round.current;
    void Promise.all([...requested.current].map(async (page) => [page, await read(page)] as const)).then((pages) => {
      if (mine === round.current) setLoaded((now) => ({ count, pages: new Map([...now.pages, ...pages]) }));
    });
  }, [session, version, onlyWrong]);
  const fetchPage = useCallback(
    async (page: number) => {
      if (requested.current.has(page)) return;
      requested.current.add(page);
      const mine = round.current;
      const rows = await read(page);
      if (mine === round.current) setLoaded((now) => ({ ...now, pages: new Map(now.pages).set(page, rows) }));
    },
    [read],
  );
  const need = useCallback(
    (first: number, last: number) => {
      for (let page = Math.floor(first / PAGE); page <= Math.floor(last / PAGE); page += 1) void fetchPage(page);
    },
    [fetchPage],
  );
  return {
    count: loaded.count,
    need,
    row: (at: number) => loaded.pages.get(Math.floor(at / PAGE))?.[at % PAGE],
  };
}
