/**
 * The selected rows. With `all`, everything that matches the filter except `keys`: the server gets the filter and the
 * displayed count instead of thousands of ids. Otherwise exactly `keys`.
 */
export interface Selection {
  all: boolean;
  keys: ReadonlySet<string>;
}

export const NOTHING: Selection = { all: false, keys: new Set() };
export const EVERYTHING: Selection = { all: true, keys: new Set() };

export function isSelected(selection: Selection, key: string): boolean {
  return selection.keys.has(key) !== selection.all;
}

/** Number of selected rows among `total` matching ones. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.all ? Math.max(0, total - selection.keys.size) : selection.keys.size;
}

/** Selects or deselects the given rows. */
export function setSelected(selection: Selection, keys: readonly string[], on: boolean): Selection {
  const next = new Set(selection.keys);
  for (const key of keys) {
    if (on !== selection.all) next.add(key);
    else next.delete(key);
  }
  return { all: selection.all, keys: next };
}

/** State of the checkbox above a page of rows. */
export function pageState(selection: Selection, keys: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = keys.filter((key) => isSelected(selection, key)).length;
  if (chosen === 0) return 'none';
  return chosen === keys.length ? 'all' : 'some';
}

/** The keys from `from` to `to` in displayed order, inclusive, for Shift+click; only `to` when one is not displayed. */
export function rangeBetween(keys: readonly string[], from: string, to: string): string[] {
  const a = keys.indexOf(from);
  const b = keys.indexOf(to);
  return a < 0 || b < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}
