const KEY = 'widya:pencarian';
const KEPT = 5;
/** What finds everything is not worth keeping. */
const ENOUGH = 2;

/** Searches of one account on this computer by which something was opened, the youngest first. */
export function recentSearches(
  account: string,
  storage: Pick<Storage, 'getItem'> = window.localStorage,
): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return [];
    if (!('account' in stored) || stored.account !== account || !('searches' in stored)) return [];
    return Array.isArray(stored.searches) ? stored.searches.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a search at the head of the list. Those of another account are forgotten. */
export function rememberSearch(
  account: string,
  query: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage,
): void {
  const text = query.trim();
  if (text.length < ENOUGH) return;
  try {
    const searches = [text, ...recentSearches(account, storage).filter((other) => other !== text)].slice(0, KEPT);
    storage.setItem(KEY, JSON.stringify({ account, searches }));
  } catch {
    // Full or closed: then nothing is remembered.
  }
}

/** At sign-out. */
export function forgetSearches(storage: Pick<Storage, 'removeItem'> = window.localStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Closed.
  }
}
