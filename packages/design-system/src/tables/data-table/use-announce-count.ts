import { useEffect, useRef } from 'react';
import { announce } from '../../feedback/announcer.tsx';
import { formatNumber } from '../../formats/number.ts';
import type { TableQuery } from '../use-table-query.tsx';

/** Milliseconds without typing before the count is announced. */
const PAUSE = 700;

/** Announces the number of rows after a search or filter was answered; paging and sorting announce nothing. */
export function useAnnounceCount(query: TableQuery, total: number | undefined, answered: boolean): void {
  const asked = JSON.stringify([query.q, query.filters]);
  const told = useRef(asked);
  useEffect(() => {
    if (!answered || total === undefined || told.current === asked) return;
    const timer = setTimeout(() => {
      told.current = asked;
      announce(total === 0 ? 'Tidak ada baris yang cocok' : `${formatNumber(total)} baris ditemukan`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [asked, total, answered]);
}
