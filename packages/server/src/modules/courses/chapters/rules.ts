/**
 * Ids in a stored order: ids unknown in `ids` are dropped, ids missing in the order follow ascending.
 * @param ids existing ids, ascending. Source: D116.
 */
export function orderedIds(sequence: readonly number[], ids: readonly number[]): number[] {
  const existing = new Set(ids);
  const first = [...new Set(sequence)].filter((id) => existing.has(id));
  const placed = new Set(first);
  return [...first, ...ids.filter((id) => !placed.has(id))];
}

/** Rows in a stored order. Source: D116. */
export function inOrder<Row extends { readonly id: number }>(sequence: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = [...byId.keys()].toSorted((a, b) => a - b);
  return orderedIds(sequence, ids).flatMap((id) => byId.get(id) ?? []);
}

/** Whether the order of the ids that both lists contain differs; additions and deletions are no conflict. */
export function orderHasChanged(expected: readonly number[], now: readonly number[]): boolean {
  const shared = (list: readonly number[], other: readonly number[]) => list.filter((id) => other.includes(id)).join();
  return shared(expected, now) !== shared(now, expected);
}
