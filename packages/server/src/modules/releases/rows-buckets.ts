/** Upper bounds in seconds of the time to the first rows; longer times count in one more bucket. */
export const ROWS_BUCKETS = [0.5, 1, 1.5, 2, 3, 5, 10, 30];

/** The longest time that browsers report, in seconds. */
const LONGEST = 60;

/** One count in the bucket of a time; none for null. */
export function rowsOf(seconds: number | null): number[] {
  const at = seconds === null ? -1 : ROWS_BUCKETS.filter((bound) => seconds > bound).length;
  return Array.from({ length: ROWS_BUCKETS.length + 1 }, (_, index) => (index === at ? 1 : 0));
}

/** Number of times in all buckets. */
export const countOf = (rows: readonly number[]): number => rows.reduce((sum, count) => sum + count, 0);

/** Median in seconds, as if the times of a bucket were evenly spread; 0 without any. */
export function medianOf(rows: readonly number[]): number {
  const half = countOf(rows) / 2;
  let before = 0;
  for (const [at, count] of rows.entries()) {
    if (count > 0 && before + count >= half) {
      const low = ROWS_BUCKETS[at - 1] ?? 0;
      return low + ((ROWS_BUCKETS[at] ?? LONGEST) - low) * ((half - before) / count);
    }
    before += count;
  }
  return 0;
}
