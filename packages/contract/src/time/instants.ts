import { isValid } from 'date-fns/isValid';
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { twoDigits } from './two-digits.ts';

export const WIB_ZONE = 'Asia/Jakarta';

/**
 * Jakarta has had no other offset since 1964, so it is asked for once. The parts of a WIB date are then read as UTC parts:
 * `toZonedTime` and `formatInTimeZone` read them on the clock of the computer instead, which skips an hour where summer time
 * begins, and `formatInTimeZone` with its locale adds 10 KB to what a browser loads before the first screen.
 */
const OFFSET_MS = getTimezoneOffset(WIB_ZONE, new Date(0));

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** What the API sends: an ISO instant in UTC, a pure WIB date `YYYY-MM-DD` (D305), or a Date. */
export type When = string | number | Date;

/** What may be missing. */
export type MaybeWhen = When | null | undefined;

export interface WibParts {
  year: number;
  /** 1–12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; 31 February is none. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const midnight = new Date(`${text}T00:00Z`);
  return isValid(midnight) && midnight.toISOString().startsWith(text);
}

/** The instant in milliseconds; `null` for nothing or nonsense. A pure date is the start of that day in WIB. */
export function toInstant(when: MaybeWhen): number | null {
  if (when === null || when === undefined || when === '') return null;
  if (typeof when === 'string' && DAY.test(when)) return isDay(when) ? Date.parse(`${when}T00:00Z`) - OFFSET_MS : null;
  const at = new Date(when);
  return isValid(at) ? at.getTime() : null;
}

/** The parts of an instant as a clock in Jakarta shows them. */
export function wibParts(when: MaybeWhen): WibParts | null {
  const ms = toInstant(when);
  if (ms === null) return null;
  const date = new Date(ms + OFFSET_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay(),
  };
}

/** The instant (ISO, UTC) of a WIB wall-clock time. `date` is `YYYY-MM-DD`, `time` is `HH:mm` or `HH:mm:ss`. Null when not a time. */
export function wibToIso(date: string, time = '00:00'): string | null {
  const day = DAY.test(date) ? toInstant(date) : null;
  const [clock, hour, minute, second = 0] = CLOCK.exec(time) ?? [];
  if (day === null || clock === undefined) return null;
  return new Date(day + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000).toISOString();
}

/** The same as a Date; an invalid one when it is not a time. */
export const instantAt = (date: string, time: string): Date => new Date(wibToIso(date, time) ?? Number.NaN);

/** `YYYY-MM-DD` of an instant in WIB; empty for nothing. */
export function wibDate(when: MaybeWhen): string {
  const parts = wibParts(when);
  if (!parts) return '';
  return `${String(parts.year).padStart(4, '0')}-${twoDigits(parts.month)}-${twoDigits(parts.day)}`;
}
