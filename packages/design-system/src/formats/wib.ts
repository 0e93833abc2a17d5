/**
 * WIB (Asia/Jakarta) is UTC+7 without summer time, and has been since 1964, so the parts of a WIB date are the UTC
 * parts seven hours later. That needs no time zone data, gives the same answer on every computer, and weighs nothing
 * in the first download (date-fns with its zones and the Indonesian locale weighs 10 KB).
 */
const OFFSET_MS = 7 * 60 * 60 * 1000;
const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What the API sends: an ISO instant in UTC, a pure WIB date `YYYY-MM-DD` (decision 5.0.5), or a Date. */
export type When = string | number | Date;

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

/** The instant in milliseconds; `null` for nothing or nonsense. A pure date is the start of that day in WIB. */
export function toInstant(when: When | null | undefined): number | null {
  if (when === null || when === undefined || when === '') return null;
  if (typeof when === 'string') {
    const match = DATE_ONLY.exec(when);
    if (match) {
      const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
      return new Date(ms).toISOString().startsWith(when) ? ms - OFFSET_MS : null;
    }
  }
  const ms = new Date(when).getTime();
  return Number.isNaN(ms) ? null : ms;
}

/** The parts of an instant as a clock in Jakarta shows them. */
export function wibParts(when: When | null | undefined): WibParts | null {
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

/** The instant (ISO, UTC) of a WIB wall-clock time. `date` is `YYYY-MM-DD`, `time` is `HH:mm`. Null when not a time. */
export function wibToIso(date: string, time = '00:00'): string | null {
  const day = toInstant(date);
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (day === null || !DATE_ONLY.test(date) || !clock) return null;
  return new Date(day + (Number(clock[1]) * 60 + Number(clock[2])) * 60_000).toISOString();
}

/** `YYYY-MM-DD` of an instant in WIB; empty for nothing. */
export function wibDate(when: When | null | undefined): string {
  const parts = wibParts(when);
  if (!parts) return '';
  return `${String(parts.year).padStart(4, '0')}-${two(parts.month)}-${two(parts.day)}`;
}

/** Two digits. */
export function two(value: number): string {
  return String(value).padStart(2, '0');
}
