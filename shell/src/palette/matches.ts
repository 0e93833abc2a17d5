/** Lower case without accents, so that 'serif' finds 'Sérìf'. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('id');

/**
 * How well a text matches a query: 0 starts with it, 1 a word starts with it, 2 contains it, 3 every query word starts
 * a word; null when it does not match.
 */
export function rank(text: string, query: string): number | null {
  const hay = plain(text);
  const needle = plain(query.trim());
  if (needle === '') return 0;
  if (hay.startsWith(needle)) return 0;
  const words = hay.split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => word.startsWith(needle))) return 1;
  if (hay.includes(needle)) return 2;
  return needle.split(/\s+/).every((part) => words.some((word) => word.startsWith(part))) ? 3 : null;
}

/** The matching rows, best first, otherwise in their order. */
export function bestMatches<Row>(rows: readonly Row[], query: string, textOf: (row: Row) => string): readonly Row[] {
  return rows
    .map((row) => ({ row, score: rank(textOf(row), query) }))
    .filter((entry): entry is { row: Row; score: number } => entry.score !== null)
    .toSorted((a, b) => a.score - b.score)
    .map(({ row }) => row);
}
