/** A part of a whole. */
export interface Slice {
  label: string;
  value: number;
}

const MOST = 5;

/** Non-empty slices, largest first; of more than five, all but the four largest are combined as 'Lainnya'. */
export function topSlices(slices: readonly Slice[]): readonly Slice[] {
  const sorted = slices.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  if (sorted.length <= MOST) return sorted;
  const rest = sorted.slice(MOST - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, MOST - 1), { label: 'Lainnya', value: rest }];
}
