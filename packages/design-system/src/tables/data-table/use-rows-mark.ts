import { useEffect } from 'react';

/** Marks in the browser's timeline when the page first showed the rows of a list; the shell reports the time. */
export function useRowsMark(shown: boolean): void {
  useEffect(() => {
    if (shown && performance.getEntriesByName('widya:rows').length === 0) performance.mark('widya:rows');
  }, [shown]);
}
