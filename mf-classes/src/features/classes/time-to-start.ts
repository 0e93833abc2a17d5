import { relativeDays } from '@widya/contract/time/days';

/**
 * Time until a class in WIB days: 'hari ini', 'besok', '4 hari lagi'; 'berlangsung' while it runs, null afterwards.
 * @param start instant, ISO-8601.
 * @param end instant, ISO-8601; null if unknown, in which case a class that has started counts as over.
 * @param now milliseconds since 1970.
 */
export function timeToStart(start: string, end: string | null, now: number): string | null {
  const startsAt = Date.parse(start);
  if (startsAt > now) return relativeDays(start, now);
  return end !== null && Date.parse(end) > now ? 'berlangsung' : null;
}
