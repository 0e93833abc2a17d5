import { useEffect } from 'react';
import type { SessionStore } from '../session/store.ts';

/** Longest time until changed rights apply on an open page. */
const EVERY_MS = 60_000;

/** Reloads the account when the page becomes visible or gets the focus, and once a minute while it is visible. */
export function useFreshAccount({ refresh }: Pick<SessionStore, 'refresh'>): void {
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(read, EVERY_MS);
    window.addEventListener('focus', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [refresh]);
}
