import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { formatDayCount } from './durations.ts';
import { instantAt, isDay, type MaybeWhen, type When, wibDate } from './instants.ts';

/**
 * Noon of a day in local time: date-fns calculates in local time, where daylight saving may skip midnight but never
 * noon.
 */
const noonOf = (day: string): Date => new Date(`${day}T12:00`);

/** The instant at which a day (YYYY-MM-DD) starts in WIB. */
export const startOfDay = (day: string): Date => instantAt(day, '00:00');

/** The instant at which a day (YYYY-MM-DD) ends in WIB: the start of the next day. */
export const endOfDay = (day: string): Date => addHours(startOfDay(day), 24);

/** The day (YYYY-MM-DD) `count` days later, or earlier for a negative count; empty for an invalid day. */
export const plusDays = (day: string, count: number): string =>
  isDay(day) ? formatISO(addDays(noonOf(day), count), { representation: 'date' }) : '';

/** The last `count` days (YYYY-MM-DD) in WIB, ending with that of the instant. */
export const lastDays = (now: When, count: number): string[] =>
  Array.from({ length: count }, (_, index) => plusDays(wibDate(now), index - count + 1));

/** Whole WIB days from now until then; 0 is today, negative is past. Null without a date. */
export function daysUntil(when: MaybeWhen, now: When = Date.now()): number | null {
  const [then, today] = [wibDate(when), wibDate(now)];
  return then === '' || today === '' ? null : differenceInCalendarDays(noonOf(then), noonOf(today));
}

/** `hari ini`, `besok`, `4 hari lagi`, `kemarin`, `3 hari lalu`; counted in WIB days. Empty without a valid date. */
export function relativeDays(when: MaybeWhen, now: When = Date.now()): string {
  const days = daysUntil(when, now);
  if (days === null) return '';
  if (days === 0) return 'hari ini';
  if (days === 1) return 'besok';
  if (days === -1) return 'kemarin';
  return days > 0 ? `${formatDayCount(days)} lagi` : `${formatDayCount(-days)} lalu`;
}
