import { relativeDays } from '@widya/contract/time/days';

/**
 * How far off a class is, counted in days of WIB: 'hari ini', 'besok', '4 hari lagi'; null once its day is over.
 * @param start instant, ISO-8601.
 * @param end instant, ISO-8601; while it lies ahead and the start does not, the class is running.
 * @param now milliseconds since 1970.
 */
export function timeToStart(start: string, end: string | null, now: number): string | null {
  const startsAt = Date.parse(start);
  if (startsAt > now) return relativeDays(start, now);
  return end !== null && Date.parse(end) > now ? 'berlangsung' : null;
}
