const KEY = 'widya:gulir';
/** More pages than anybody goes back. */
const KEPT = 60;

/** Where each place, an entry of the history and its path, was scrolled to. Kept over a reload of the tab. */
export interface ScrollMemory {
  readonly recall: (entry: string) => number | null;
  readonly remember: (entry: string, top: number) => void;
}

type Places = readonly (readonly [string, number])[];

const isPlaces = (value: unknown): value is Places =>
  Array.isArray(value) &&
  value.every((row) => Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number');

/** @param storage the tab's session storage; a closed one only shortens the memory to this page. */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  let places = new Map<string, number>();
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (isPlaces(stored)) places = new Map(stored);
  } catch {
    // Nothing readable: begin anew.
  }
  return {
    recall: (entry) => places.get(entry) ?? null,
    remember: (entry, top) => {
      places.delete(entry);
      places.set(entry, Math.round(top));
      while (places.size > KEPT) places.delete([...places.keys()][0] ?? '');
      try {
        storage.setItem(KEY, JSON.stringify([...places]));
      } catch {
        // Full or closed.
      }
    },
  };
}
