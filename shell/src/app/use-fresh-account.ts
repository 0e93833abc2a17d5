import { useEffect } from 'react';
import type { SessionStore } from '../session/store.ts';

/** An open page learns of changed rights after so long at the latest. */
const EVERY_MS = 60_000;

/** Reads the account anew whenever the page comes to the front, and once a minute while it is there. */
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
