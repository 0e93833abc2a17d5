const FIRST_MS = 30_000;
const LONGEST_MS = 15 * 60_000;

/** Pause after a number of failures, in ms: half a minute, doubling, at most a quarter of an hour. */
export const pauseAfter = (failures: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
