/** Heights for labels that want to stand at `wanted`, at least `gap` apart, in the same order of heights. */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  const places = wanted.slice();
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, index } of order) {
    last = Math.max(y, last + gap);
    places[index] = last;
  }
  return places;
}
