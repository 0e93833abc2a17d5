const KEY = 'widya:gulir';
/** More entries than anybody goes back. */
const MAX_PLACES = 60;

/** Scroll positions by place, which is a history entry and its path. Survives a reload of the tab. */
export interface ScrollMemory {
  readonly recall: (entry: string) => number | null;
  readonly remember: (entry: string, top: number) => void;
}

type Places = readonly (readonly [string, number])[];

const isPlaces = (value: unknown): value is Places =>
  Array.isArray(value) &&
  value.every((row) => Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number');

/** @param storage the tab's session storage; if it is unavailable, positions last as long as the page. */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  let places = new Map<string, number>();
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (isPlaces(stored)) places = new Map(stored);
  } catch {
    // Ignores invalid content.
  }
  return {
    recall: (entry) => places.get(entry) ?? null,
    remember: (entry, top) => {
      places.delete(entry);
      places.set(entry, Math.round(top));
      while (places.size > MAX_PLACES) places.delete([...places.keys()][0] ?? '');
      try {
        storage.setItem(KEY, JSON.stringify([...places]));
      } catch {
        // Ignores storage that is full or unavailable.
      }
    },
  };
}
