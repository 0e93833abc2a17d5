const WIB_OFFSET = 7 * 60 * 60 * 1_000;
const DAY = 24 * 60 * 60 * 1_000;

/** Number of the day in WIB, which has no summer time. */
const wibDay = (instant: number): number => Math.floor((instant + WIB_OFFSET) / DAY);

/**
 * How far off a class is, counted in days of WIB: 'hari ini', 'besok', '4 hari lagi'; null once its day is over.
 * @param start instant, ISO-8601.
 * @param end instant, ISO-8601; while it lies ahead and the start does not, the class is running.
 * @param now milliseconds since 1970.
 */
export function timeToStart(start: string, end: string | null, now: number): string | null {
  const startsAt = Date.parse(start);
  const days = wibDay(startsAt) - wibDay(now);
  if (startsAt <= now && end !== null && Date.parse(end) > now) return 'berlangsung';
  if (days < 0 || (days === 0 && startsAt <= now)) return null;
  if (days === 0) return 'hari ini';
  return days === 1 ? 'besok' : `${days} hari lagi`;
}
