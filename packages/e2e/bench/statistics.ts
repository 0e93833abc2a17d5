/** Returns the middle value. @throws Error when there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

/** Returns the value that `percent` of the values do not exceed (nearest rank). @throws Error when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (found === undefined) throw new Error('Nothing was measured');
  return found;
}
