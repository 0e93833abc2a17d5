/** A page somebody was on. */
export interface RecentPage {
  /** Path and query. */
  readonly path: string;
  readonly title: string;
}

const KEY = 'widya:terakhir';
const KEPT = 6;

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Pages of one account on this computer, the youngest first; nothing when storage is closed or holds something else. */
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

/** The list with a page at its head; a screen seen with another query takes the place of its older self. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  const pathOf = ({ path }: RecentPage) => path.split('?', 1)[0];
  return [page, ...pages.filter((other) => pathOf(other) !== pathOf(page))].slice(0, KEPT);
}

/** Puts a page at the head of the list. Pages of another account are forgotten. */
export function rememberPage(
  account: string,
  page: RecentPage,
  storage: Pick<Storage, 'getItem' | 'setItem'> = window.localStorage,
): void {
  try {
    storage.setItem(KEY, JSON.stringify({ account, pages: withPage(recentPages(account, storage), page) }));
  } catch {
    // Full or closed: then nothing is remembered.
  }
}

/** At sign-out. */
export function forgetPages(storage: Pick<Storage, 'removeItem'> = window.localStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Closed.
  }
}
