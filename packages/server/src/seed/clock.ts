import { startOfDay } from '@widya/contract/time/days';
import { wibDate, wibParts } from '@widya/contract/time/instants';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const YEAR = 365 * DAY;

/** The instant of a WIB clock time on the WIB day that contains `at`. Hours may be fractions (15.5 is 15.30). */
export const atWib = (at: number, hour: number): number => startOfDay(wibDate(at)).getTime() + hour * HOUR;

/** 0 Sunday … 6 Saturday, in WIB. */
export const wibWeekday = (at: number): number => wibParts(at)?.weekday ?? 0;
