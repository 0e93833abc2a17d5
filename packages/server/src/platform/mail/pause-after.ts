const FIRST_MS = 30_000;
const LONGEST_MS = 15 * 60_000;

/** How long to wait after so many failures, ms: half a minute, doubling, a quarter of an hour at most. */
export const pauseAfter = (failures: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
