/**
 * Vertical positions for labels near `wanted`, at least `gap` apart, in the same order, and above `bottom` if there is
 * room. All in pixels from the top.
 */
export function spreadLabels(wanted: readonly number[], gap: number, bottom = Number.POSITIVE_INFINITY): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const positions = wanted.slice();
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    last = Math.max(y, last + gap);
    positions[index] = last;
  }
  // Labels below the bottom are moved up, and push the others up.
  let next = bottom;
  for (const { index } of order.toReversed()) {
    const position = positions[index] ?? 0;
    if (position <= next) break;
    positions[index] = next;
    next -= gap;
  }
  return positions;
}
