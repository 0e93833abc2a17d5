import type { DataColumn } from './types.ts';

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });
const fold = (text: string) => text.toLocaleLowerCase('id');

/** Full-text search in rows. The lower-case text of a row is built at the first search and cached with the row. */
export function createSearch<Row extends object>(columns: readonly DataColumn<Row>[]) {
  const texts = new WeakMap<Row, string>();
  // Figures are not searched: a '4' would match every price with a 4.
  const searched = columns.filter((column) => column.align !== 'end');
  const textOf = (row: Row) => {
    const cached = texts.get(row);
    if (cached !== undefined) return cached;
    const text = fold(searched.map((column) => column.value?.(row) ?? '').join(' '));
    texts.set(row, text);
    return text;
  };
  /** Rows that contain every word of `q`, in their order. */
  return (rows: readonly Row[], q: string): readonly Row[] => {
    const words = fold(q).split(/\s+/).filter(Boolean);
    return words.length === 0 ? rows : rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  };
}

type Key = string | number | null;

const compareNumbers = (a: Key, b: Key) => Number(a) - Number(b);
const compareTexts = (a: Key, b: Key) => collator.compare(String(a), String(b));
const comparePlain = (a: Key, b: Key) => (String(a) < String(b) ? -1 : Number(String(a) > String(b)));

/** A copy sorted by one column; stable, with empty values last in both directions. */
export function sortRows<Row>(rows: readonly Row[], column: DataColumn<Row>, descending: boolean): readonly Row[] {
  const keys = rows.map((row): Key => {
    const value = column.value?.(row);
    return value === undefined || value === '' || Number.isNaN(value) ? null : value;
  });
  const numbers = keys.every((key) => key === null || typeof key === 'number');
  const compare = numbers ? compareNumbers : column.compare === 'plain' ? comparePlain : compareTexts;
  const way = descending ? -1 : 1;
  const order = Uint32Array.from(rows, (_, index) => index).sort((a, b) => {
    const [x = null, y = null] = [keys[a], keys[b]];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
    return way * compare(x, y) || a - b;
  });
  return Array.from(order, (index) => rows[index] as Row);
}
