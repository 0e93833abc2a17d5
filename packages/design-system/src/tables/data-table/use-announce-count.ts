import { useEffect, useRef } from 'react';
import { announce } from '../../feedback/announcer.tsx';
import { formatNumber } from '../../formats/number.ts';
import type { TableQuery } from '../use-table-query.tsx';

/** Milliseconds without typing before the count is announced. */
const PAUSE = 700;

/** Announces the number of rows after a search or filter was answered; paging and sorting announce nothing. */
export function useAnnounceCount(query: TableQuery, total: number | undefined, answered: boolean): void {
  const filter = JSON.stringify([query.q, query.filters]);
  const announcedFilter = useRef(filter);
  useEffect(() => {
    if (!answered || total === undefined || announcedFilter.current === filter) return;
    const timer = setTimeout(() => {
      announcedFilter.current = filter;
      announce(total === 0 ? 'Tidak ada baris yang cocok' : `${formatNumber(total)} baris ditemukan`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [filter, total, answered]);
}
