const KEY = 'widya:gulir';
/** More entries than anybody goes back. */
const MAX_ENTRIES = 60;

/** Scroll positions by history entry and path. Survives a reload of the tab. */
export interface ScrollMemory {
  readonly recall: (entry: string) => number | null;
  readonly remember: (entry: string, top: number) => void;
}

type StoredPositions = readonly (readonly [string, number])[];

const isStoredPositions = (value: unknown): value is StoredPositions =>
  Array.isArray(value) &&
  value.every((row) => Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number');

/** @param storage the tab's session storage; if it is unavailable, positions last as long as the page. */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  let positions = new Map<string, number>();
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (isStoredPositions(stored)) positions = new Map(stored);
  } catch {
    // Ignores invalid content.
  }
  return {
    recall: (entry) => positions.get(entry) ?? null,
    remember: (entry, top) => {
      positions.delete(entry);
      positions.set(entry, Math.round(top));
      while (positions.size > MAX_ENTRIES) positions.delete([...positions.keys()][0] ?? '');
      try {
        storage.setItem(KEY, JSON.stringify([...positions]));
      } catch {
        // Ignores storage that is full or unavailable.
      }
    },
  };
}
