/** A visited page. */
export interface RecentPage {
  /** Path and query. */
  readonly path: string;
  readonly title: string;
}

const KEY = 'widya:terakhir';
const MAX_PAGES = 6;

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Recent pages of an account on this device, newest first; empty when storage is unavailable or invalid. */
export function recentPages(
  account: string,
  storage: Pick<Storage, 'getItem'> = window.localStorage,
): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    const pages = isRecord(stored) && stored.account === account ? stored.pages : [];
    return Array.isArray(pages) ? pages.filter(isPage) : [];
  } catch {
    return [];
  }
}

/** The list with a page added at the top; a screen with another query replaces its earlier entry. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  const pathOf = ({ path }: RecentPage) => path.split('?', 1)[0];
  return [page, ...pages.filter((other) => pathOf(other) !== pathOf(page))].slice(0, MAX_PAGES);
}

/** Adds a page at the top of the stored list, and removes those of another account. */
export function rememberPage(
  account: string,
  page: RecentPage,
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage,
): void {
  try {
    storage.setItem(KEY, JSON.stringify({ account, pages: withPage(recentPages(account, storage), page) }));
  } catch {
    // If storage is full or unavailable, nothing is stored.
  }
}

/** Removes the stored pages at sign-out. */
export function forgetPages(storage: Pick<Storage, 'removeItem'> = window.localStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Ignores unavailable storage.
  }
}
