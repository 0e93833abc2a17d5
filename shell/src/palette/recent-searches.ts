const KEY = 'widya:pencarian';
const MAX_SEARCHES = 5;
/** Shortest search that is stored; shorter ones match everything. */
const MIN_LENGTH = 2;

/** Searches of an account on this device that led to a result, newest first. */
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

/** Adds a search at the top of the stored list, and removes those of another account. */
export function rememberSearch(
  account: string,
  query: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage,
): void {
  const text = query.trim();
  if (text.length < MIN_LENGTH) return;
  try {
    const searches = [text, ...recentSearches(account, storage).filter((other) => other !== text)].slice(
      0,
      MAX_SEARCHES,
    );
    storage.setItem(KEY, JSON.stringify({ account, searches }));
  } catch {
    // If storage is full or unavailable, nothing is stored.
  }
}

/** Removes the stored searches at sign-out. */
export function forgetSearches(storage: Pick<Storage, 'removeItem'> = window.localStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Ignores unavailable storage.
  }
}
