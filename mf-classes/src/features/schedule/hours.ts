import { plusDays } from '@widya/contract/time/days';
import { wibDate, wibToIso } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';

/** Hours of a day: the day as `YYYY-MM-DD` and times as `HH:mm`, both in WIB; empty for what is not known. */
export interface Hours {
  readonly day: string;
  readonly start: string;
  readonly end: string;
  /** The day on which it ends when that is another one; null for the same, empty while it is not typed. */
  readonly endDay: string | null;
}

/** The instant of a day and a time in WIB; null without both. */
export const instantOf = (date: string, time: string): string | null =>
  date === '' || time === '' ? null : wibToIso(date, time);

/** When it begins, ISO instant; null while day or time is missing. */
export const startOf = ({ day, start }: Pick<Hours, 'day' | 'start'>): string | null => instantOf(day, start);

/** When it ends, ISO instant, after midnight or days later too; null while day or time is missing. */
export const endOf = ({ day, end, endDay }: Pick<Hours, 'day' | 'end' | 'endDay'>): string | null =>
  instantOf(endDay ?? day, end);

/** The hours between two instants. */
export function hoursBetween(start: string | null | undefined, end: string | null | undefined): Hours {
  const [day, endDay] = [wibDate(start), wibDate(end)];
  return {
    day,
    start: formatClock(start),
    end: formatClock(end),
    endDay: day !== '' && endDay !== '' && endDay !== day ? endDay : null,
  };
}

/** The day after; empty for none. */
export const dayAfter = (day: string): string => plusDays(day, 1);
