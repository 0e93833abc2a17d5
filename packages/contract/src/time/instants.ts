import { isValid } from 'date-fns/isValid';
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { twoDigits } from './two-digits.ts';

export const WIB_ZONE = 'Asia/Jakarta';

/**
 * Constant because Jakarta has had no other offset since 1964, and not looked up by name, which would load the browser's
 * data of time zones before the first screen. The parts of a WIB date are read as UTC parts of a
 * shifted instant: `toZonedTime` and `formatInTimeZone` use local time, which skips an hour at the start of daylight
 * saving, and `formatInTimeZone` with its locale adds 10 KB to the first load.
 */
const OFFSET_MS = getTimezoneOffset('+07:00');

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** A time as the API sends it: an ISO instant in UTC, a WIB date `YYYY-MM-DD` (D305), or a Date. */
export type When = string | number | Date;

/** A time that may be missing. */
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

/** Whether a text is a valid calendar day, `YYYY-MM-DD`; 31 February is not. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const midnight = new Date(`${text}T00:00Z`);
  return isValid(midnight) && midnight.toISOString().startsWith(text);
}

/**
 * The instant in milliseconds; `null` for a missing or invalid value. A date stands for the start of that day in WIB.
 */
export function toInstant(when: MaybeWhen): number | null {
  if (when === null || when === undefined || when === '') return null;
  if (typeof when === 'string' && DAY.test(when)) return isDay(when) ? Date.parse(`${when}T00:00Z`) - OFFSET_MS : null;
  const at = new Date(when);
  return isValid(at) ? at.getTime() : null;
}

/** The parts of an instant in WIB. */
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

/**
 * The instant (ISO, UTC) of a WIB wall-clock time. `date` is `YYYY-MM-DD`, `time` is `HH:mm` or `HH:mm:ss`. Null when
 * invalid.
 */
export function wibToIso(date: string, time = '00:00'): string | null {
  const day = DAY.test(date) ? toInstant(date) : null;
  const [clock, hour, minute, second = 0] = CLOCK.exec(time) ?? [];
  if (day === null || clock === undefined) return null;
  return new Date(day + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000).toISOString();
}

/** As `wibToIso`, but returns a Date, which is invalid for an invalid time. */
export const instantAt = (date: string, time: string): Date => new Date(wibToIso(date, time) ?? Number.NaN);

/** The WIB day `YYYY-MM-DD` of an instant; empty for a missing or invalid one. */
export function wibDate(when: MaybeWhen): string {
  const parts = wibParts(when);
  if (!parts) return '';
  return `${String(parts.year).padStart(4, '0')}-${twoDigits(parts.month)}-${twoDigits(parts.day)}`;
}
