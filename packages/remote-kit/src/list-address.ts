const KEY = 'widya:daftar';

type Searches = Readonly<Record<string, string>>;

const isSearches = (value: unknown): value is Searches =>
  typeof value === 'object' && value !== null && Object.values(value).every((search) => typeof search === 'string');

function readSearches(): Searches {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return isSearches(stored) ? stored : {};
  } catch {
    return {};
  }
}

/**
 * For the shell: stores the query of a list in this tab, across reloads. @param search query of its address: filters,
 * sorting, page
 */
export function rememberList(path: string, search: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readSearches(), [path]: search }));
  } catch {
    // If storage is full or unavailable, links open the list without its query.
  }
}

/** For the shell: removes the stored queries at sign-out. */
export function forgetLists(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was stored.
  }
}

/**
 * The address of a list with its last query in this tab, for breadcrumbs and other links back to it.
 * @param address path of the list; a parameter in its query takes precedence over the stored one.
 */
export function listAddress(address: string): string {
  const [path = '', own] = address.split('?', 2);
  const search = new URLSearchParams(readSearches()[path]);
  for (const [name, value] of new URLSearchParams(own)) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
