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

/** For the shell: remembers how this tab shows a list, over a reload too. @param search query of its address: filters, sort, page */
export function rememberList(path: string, search: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readSearches(), [path]: search }));
  } catch {
    // Storage is full or switched off: links then lead to the beginning of the list.
  }
}

/** For the shell: at sign-out. */
export function forgetLists(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: nothing is remembered.
  }
}

/**
 * The address of a list as this tab left it, with its search, sort and page: for breadcrumbs and other ways back to it.
 * @param address path of the list; a parameter in its query wins over the remembered one.
 */
export function listAddress(address: string): string {
  const [path = '', own] = address.split('?', 2);
  const search = new URLSearchParams(readSearches()[path]);
  for (const [name, value] of new URLSearchParams(own)) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
